import { completeAuthorization } from './auth.contract.js';
import { z } from 'zod';
import { callbackRoute } from './auth-routes.contract.js';
import { callbackQuerySchema } from './auth-wire.schema.js';
import { defineRoute } from '../core/route.js';

/** The provider's response as a form that the browser posts (OAuth 2.0 Form Post Response Mode). */
export const callbackFormRoute = defineRoute({
  method: 'POST',
  path: callbackRoute.path,
  access: 'public',
  body: callbackQuerySchema,
  bodyType: 'form',
  procedure: completeAuthorization,
  input: ({ body }) => ({ query: body }),
  status: 302,
});

/** What clients of the wire contract may ask for and this product refuses with the contract's own words. */
export const linkIdentityRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/user/identities/authorize',
  access: 'founder',
  response: z.never(),
  status: 200,
});

export const unlinkIdentityRoute = defineRoute({
  method: 'DELETE',
  path: '/auth/v1/user/identities/:identityId',
  access: 'founder',
  response: z.never(),
  status: 200,
});

export const ssoRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/sso',
  access: 'public',
  response: z.never(),
  status: 200,
  callsPerMinute: 60,
});
