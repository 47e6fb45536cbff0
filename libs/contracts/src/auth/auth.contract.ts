import { z } from 'zod';
import {
  authorizeQuerySchema,
  callbackQuerySchema,
  passwordGrantBodySchema,
  pkceGrantBodySchema,
  refreshGrantBodySchema,
  sessionSchema,
  signUpBodySchema,
  userSchema,
} from './auth-wire.schema.js';
import { defineEvent } from '../core/event.js';
import { defineProcedure } from '../core/procedure.js';

/** Where a request came from; kept with the session and used for limits, never logged. */
export const clientSchema = z.object({ address: z.string(), userAgent: z.string() });
export type Client = z.infer<typeof clientSchema>;

const AUTH_TIMEOUT_MS = 8_000;
const redirectSchema = z.object({ location: z.string() });
const noInput = z.object({});

/** Creates an account; returns a session when addresses are confirmed automatically, else the bare user. */
export const signUp = defineProcedure({
  subject: 'auth.v1.account.sign-up',
  access: 'public',
  input: z.object({ body: signUpBodySchema, redirectTo: z.string().optional(), client: clientSchema }),
  output: z.union([sessionSchema, userSchema]),
  timeoutMs: AUTH_TIMEOUT_MS,
});

export const signInWithPassword = defineProcedure({
  subject: 'auth.v1.token.password',
  access: 'public',
  input: z.object({ body: passwordGrantBodySchema, client: clientSchema }),
  output: sessionSchema,
  timeoutMs: AUTH_TIMEOUT_MS,
});

/** Rotates a refresh token by the table in section 6 of the auth contract. */
export const refreshSession = defineProcedure({
  subject: 'auth.v1.token.refresh',
  access: 'public',
  input: z.object({ body: refreshGrantBodySchema, client: clientSchema }),
  output: sessionSchema,
  timeoutMs: AUTH_TIMEOUT_MS,
});

/** Exchanges the single-use code of a third-party sign-in for a session. */
export const exchangeAuthCode = defineProcedure({
  subject: 'auth.v1.token.pkce',
  access: 'public',
  input: z.object({ body: pkceGrantBodySchema, client: clientSchema }),
  output: sessionSchema,
  timeoutMs: AUTH_TIMEOUT_MS,
});

export const getUser = defineProcedure({
  subject: 'auth.v1.user.get',
  isRead: true,
  access: 'founder',
  input: noInput,
  output: userSchema,
  timeoutMs: AUTH_TIMEOUT_MS,
});

export const signOutScopeSchema = z.enum(['global', 'local', 'others']);
export const signOut = defineProcedure({
  subject: 'auth.v1.session.end',
  access: 'founder',
  input: z.object({ scope: signOutScopeSchema }),
  output: z.object({}),
  timeoutMs: AUTH_TIMEOUT_MS,
});

/** Starts a third-party sign-in; returns the address of the provider's page. */
export const authorize = defineProcedure({
  subject: 'auth.v1.oauth.authorize',
  access: 'public',
  input: z.object({ query: authorizeQuerySchema }),
  output: redirectSchema,
  timeoutMs: AUTH_TIMEOUT_MS,
});

/** Ends the provider's part of a sign-in; returns the address in the app to go to, also on failure. */
export const completeAuthorization = defineProcedure({
  subject: 'auth.v1.oauth.callback',
  access: 'public',
  input: z.object({ query: callbackQuerySchema }),
  output: redirectSchema,
  timeoutMs: AUTH_TIMEOUT_MS,
});

export const authSettingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
  saml_enabled: z.boolean(),
});
export const getAuthSettings = defineProcedure({
  subject: 'auth.v1.settings.get',
  isRead: true,
  access: 'public',
  input: noInput,
  output: authSettingsSchema,
  timeoutMs: AUTH_TIMEOUT_MS,
});

/** A session is over before its access token expires: whoever caches verified tokens must drop it. */
export const sessionEnded = defineEvent(
  'auth.events.v1.session.ended',
  z.object({ sessionId: z.uuid(), endedAt: z.iso.datetime() }),
  'every-process',
);

/** A founder may not call any more, although access tokens have not expired: whoever caches verified tokens must drop them. */
export const founderBanned = defineEvent(
  'auth.events.v1.founder.banned',
  z.object({ founderId: z.uuid(), bannedAt: z.iso.datetime() }),
  'every-process',
);
