import {
  followMailLink,
  reauthenticate,
  requestOtp,
  requestRecovery,
  resendMail,
  updateUser,
  verifyMail,
} from './mail.contract.js';
import { z } from 'zod';
import {
  otpBodySchema,
  recoverBodySchema,
  resendBodySchema,
  updateUserBodySchema,
  verifyBodySchema,
  verifyQuerySchema,
} from './mail-wire.schema.js';
import { defineRoute } from '../../core/route.js';

/** HTTP surface of the mail flows and account changes. */
const redirectQuery = z.object({ redirect_to: z.string().optional() });

export const otpRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/otp',
  access: 'public',
  body: otpBodySchema,
  query: redirectQuery,
  procedure: requestOtp,
  input: ({ body, query, client }) => ({ body, redirectTo: query.redirect_to, client }),
  status: 200,
});

export const recoverRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/recover',
  access: 'public',
  body: recoverBodySchema,
  query: redirectQuery,
  procedure: requestRecovery,
  input: ({ body, query, client }) => ({ body, redirectTo: query.redirect_to, client }),
  status: 200,
});

export const resendRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/resend',
  access: 'public',
  body: resendBodySchema,
  query: redirectQuery,
  procedure: resendMail,
  input: ({ body, query, client }) => ({ body, redirectTo: query.redirect_to, client }),
  status: 200,
});

export const verifyRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/verify',
  access: 'public',
  body: verifyBodySchema,
  procedure: verifyMail,
  input: ({ body, client }) => ({ body, client }),
  status: 200,
});

/** Where mailed links lead. */
export const mailLinkRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/verify',
  access: 'public',
  query: verifyQuerySchema,
  procedure: followMailLink,
  input: ({ query, client }) => ({ query, client }),
  status: 303,
});

export const reauthenticateRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/reauthenticate',
  access: 'founder',
  procedure: reauthenticate,
  status: 200,
  callsPerMinute: 30,
});

export const updateUserRoute = defineRoute({
  method: 'PUT',
  path: '/auth/v1/user',
  access: 'founder',
  body: updateUserBodySchema,
  query: redirectQuery,
  procedure: updateUser,
  input: ({ body, query }) => ({ body, redirectTo: query.redirect_to }),
  status: 200,
});
