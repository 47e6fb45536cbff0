import { z } from 'zod';
import {
  acceptedConfirmationSchema,
  otpBodySchema,
  recoverBodySchema,
  resendBodySchema,
  updateUserBodySchema,
  verifyBodySchema,
  verifyQuerySchema,
} from './mail-wire.schema.js';
import { sessionSchema, userSchema } from '../auth-wire.schema.js';
import { defineRoute } from '../../shared/route.js';

/** HTTP surface of the mail flows and account changes. */
const redirectQuery = z.object({ redirect_to: z.string().optional() });
const nothing = z.object({});

export const otpRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/otp',
  access: 'public',
  body: otpBodySchema,
  query: redirectQuery,
  response: nothing,
  status: 200,
});

export const recoverRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/recover',
  access: 'public',
  body: recoverBodySchema,
  query: redirectQuery,
  response: nothing,
  status: 200,
});

export const resendRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/resend',
  access: 'public',
  body: resendBodySchema,
  query: redirectQuery,
  response: nothing,
  status: 200,
});

export const verifyRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/verify',
  access: 'public',
  body: verifyBodySchema,
  response: z.union([sessionSchema, acceptedConfirmationSchema]),
  status: 200,
});

/** Where mailed links lead. */
export const mailLinkRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/verify',
  access: 'public',
  query: verifyQuerySchema,
  response: z.object({ location: z.string() }),
  status: 303,
});

export const reauthenticateRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/reauthenticate',
  access: 'founder',
  response: nothing,
  status: 200,
  callsPerMinute: 30,
});

export const updateUserRoute = defineRoute({
  method: 'PUT',
  path: '/auth/v1/user',
  access: 'founder',
  body: updateUserBodySchema,
  query: redirectQuery,
  response: userSchema,
  status: 200,
});
