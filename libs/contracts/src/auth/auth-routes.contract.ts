import { z } from 'zod';
import {
  authorizeQuerySchema,
  callbackQuerySchema,
  jwksSchema,
  sessionSchema,
  signUpBodySchema,
  userSchema,
} from './auth-wire.schema.js';
import { authSettingsSchema, signOutScopeSchema } from './auth.contract.js';
import { defineRoute } from '../shared/route.js';

/** HTTP surface of the auth wire contract (below `/auth/v1`), used by the web app through `@supabase/auth-js`. */
const redirect = z.object({ location: z.string() });
/** The client puts the target of links and redirects into the query of POSTs too. */
const redirectQuery = z.object({ redirect_to: z.string().optional() });

export const signUpRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/signup',
  access: 'public',
  body: signUpBodySchema,
  query: redirectQuery,
  response: z.union([sessionSchema, userSchema]),
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
  response: userSchema,
  status: 200,
});

export const logoutRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/logout',
  access: 'founder',
  query: z.object({ scope: signOutScopeSchema.default('global') }),
  response: z.object({}),
  status: 204,
});

export const authorizeRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/authorize',
  access: 'public',
  query: authorizeQuerySchema,
  response: redirect,
  status: 302,
});

export const callbackRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/callback',
  access: 'public',
  query: callbackQuerySchema,
  response: redirect,
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
  response: authSettingsSchema,
  status: 200,
});

export const authHealthRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/health',
  access: 'public',
  response: z.object({ version: z.string(), name: z.string(), description: z.string() }),
  status: 200,
});
