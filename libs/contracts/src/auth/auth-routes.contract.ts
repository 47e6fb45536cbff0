import { z } from 'zod';
import {
  authorizeQuerySchema,
  callbackQuerySchema,
  jwksSchema,
  sessionSchema,
  signUpBodySchema,
} from './auth-wire.schema.js';
import {
  authorize,
  completeAuthorization,
  getAuthSettings,
  getUser,
  signOut,
  signOutScopeSchema,
  signUp,
} from './auth.contract.js';
import { defineRoute } from '../core/route.js';

/** HTTP surface of the auth wire contract (below `/auth/v1`), used by the web app through `@supabase/auth-js`. */
/** The client puts the target of links and redirects into the query of POSTs too. */
const redirectQuery = z.object({ redirect_to: z.string().optional() });

export const signUpRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/signup',
  access: 'public',
  body: signUpBodySchema,
  query: redirectQuery,
  procedure: signUp,
  input: ({ body, query, client }) => ({ body, client, redirectTo: query.redirect_to }),
  status: 200,
});

export const tokenRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/token',
  access: 'public',
  /** Each grant has a body schema of its own, chosen by `grant_type`. */
  body: z.record(z.string(), z.unknown()),
  query: z.object({ grant_type: z.string().optional() }),
  response: sessionSchema,
  status: 200,
});

export const userRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/user',
  access: 'founder',
  procedure: getUser,
  status: 200,
});

export const logoutRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/logout',
  access: 'founder',
  query: z.object({ scope: signOutScopeSchema.default('global') }),
  procedure: signOut,
  status: 204,
});

export const authorizeRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/authorize',
  access: 'public',
  query: authorizeQuerySchema,
  procedure: authorize,
  input: ({ query }) => ({ query }),
  status: 302,
});

export const callbackRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/callback',
  access: 'public',
  query: callbackQuerySchema,
  procedure: completeAuthorization,
  input: ({ query }) => ({ query }),
  status: 302,
});

export const jwksRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/.well-known/jwks.json',
  access: 'public',
  response: jwksSchema,
  status: 200,
});

export const authSettingsRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/settings',
  access: 'public',
  procedure: getAuthSettings,
  status: 200,
});

export const authHealthRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/health',
  access: 'public',
  response: z.object({ version: z.string(), name: z.string(), description: z.string() }),
  status: 200,
});
