import { z } from 'zod';
import { EMAIL_MAX_CHARS } from '../core/limits.js';

/**
 * Objects of the auth wire contract, in the snake_case shapes that `@supabase/auth-js` reads. Absent optional fields are
 * omitted, never null.
 */
const timestamp = z.iso.datetime();
export const metadata = z.record(z.string(), z.json());
/** How the user signs in, which an anonymous one does not, and what operators' programs noted; a user cannot write it. */
const appMetadata = z
  .object({ provider: z.string().optional(), providers: z.array(z.string()).optional() })
  .catchall(z.json());

export const identitySchema = z.object({
  identity_id: z.uuid(),
  /** The provider's subject; the user id for the e-mail provider. */
  id: z.string(),
  user_id: z.uuid(),
  identity_data: metadata,
  provider: z.string(),
  last_sign_in_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
  email: z.string().optional(),
});
export type Identity = z.infer<typeof identitySchema>;

/** A second factor as its owner sees it; its secret is shown once, at enrolment. */
export const factorSchema = z.object({
  id: z.uuid(),
  friendly_name: z.string(),
  factor_type: z.literal('totp'),
  status: z.enum(['verified', 'unverified']),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Factor = z.infer<typeof factorSchema>;

export const userSchema = z.object({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.string(),
  email_confirmed_at: timestamp.optional(),
  confirmed_at: timestamp.optional(),
  confirmation_sent_at: timestamp.optional(),
  recovery_sent_at: timestamp.optional(),
  invited_at: timestamp.optional(),
  /** The address that the founder wants to change to, while it is not confirmed. */
  new_email: z.string().optional(),
  email_change_sent_at: timestamp.optional(),
  last_sign_in_at: timestamp.optional(),
  app_metadata: appMetadata,
  user_metadata: metadata,
  identities: z.array(identitySchema),
  /** Absent when there are none. */
  factors: z.array(factorSchema).optional(),
  created_at: timestamp,
  updated_at: timestamp,
  banned_until: timestamp.optional(),
  is_anonymous: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const sessionSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds from now. */
  expires_in: z.number().int(),
  /** Unix time in seconds. */
  expires_at: z.number().int(),
  refresh_token: z.string(),
  user: userSchema,
  provider_token: z.string().optional(),
  provider_refresh_token: z.string().optional(),
  weak_password: z.object({ message: z.string(), reasons: z.array(z.string()) }).optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Public half of a signing key (RFC 7517). */
export const publicJwkSchema = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.literal('sig'),
});
export const jwksSchema = z.object({ keys: z.array(publicJwkSchema) });
export type Jwks = z.infer<typeof jwksSchema>;

/** Claims of an access token. `user_metadata` is writable by its user: nothing is ever authorised by it. */
export const accessTokenClaimsSchema = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal('authenticated'),
  exp: z.number().int(),
  iat: z.number().int(),
  jti: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number().int() })),
  session_id: z.uuid(),
  is_anonymous: z.boolean(),
  app_metadata: appMetadata,
  user_metadata: metadata,
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaimsSchema>;

/** The client sends explicit nulls for what it leaves out. */
export const absent = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

const noNul = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
/** Text that PostgreSQL can store unchanged. */

export const wireText = z.string().refine(noNul, { error: 'must not contain NUL characters or unpaired surrogates' });

/** Methods of RFC 7636; the client sends lower case. */
export const codeChallengeMethodSchema = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['s256', 'plain']));
export const codeChallengeSchema = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);

export const pkcePair = {
  code_challenge: absent(codeChallengeSchema),
  code_challenge_method: absent(codeChallengeMethodSchema),
};

/** Longest proof of a captcha that is looked at; those of the known providers have some two thousand characters. */
const CAPTCHA_TOKEN_MAX_CHARS = 16_384;

/** What shows that a person makes the request, where a captcha is on. */
export const metaSecurity = {
  gotrue_meta_security: absent(z.object({ captcha_token: absent(wireText.max(CAPTCHA_TOKEN_MAX_CHARS)) })),
};

export const isPkceComplete = (body: { code_challenge?: unknown; code_challenge_method?: unknown }): boolean =>
  (body.code_challenge === undefined) === (body.code_challenge_method === undefined);
export const PKCE_INCOMPLETE = {
  error: 'PKCE flow requires both code_challenge and code_challenge_method',
  path: ['code_challenge'],
};

export const signUpBodySchema = z
  .object({
    email: absent(wireText),
    phone: absent(wireText),
    password: absent(wireText),
    data: absent(metadata),
    ...pkcePair,
    ...metaSecurity,
  })
  .refine(isPkceComplete, PKCE_INCOMPLETE);

export const passwordGrantBodySchema = z.object({
  email: absent(wireText.max(EMAIL_MAX_CHARS)),
  phone: absent(wireText),
  password: absent(wireText),
  ...metaSecurity,
});
export const refreshGrantBodySchema = z.object({ refresh_token: absent(wireText) });
export const pkceGrantBodySchema = z.object({ auth_code: absent(wireText), code_verifier: absent(wireText) });

export const authorizeQuerySchema = z
  .object({
    provider: absent(wireText),
    redirect_to: absent(wireText),
    scopes: absent(wireText),
    ...pkcePair,
  })
  .catchall(z.union([z.string(), z.array(z.string())]))
  .refine(isPkceComplete, PKCE_INCOMPLETE);

export const callbackQuerySchema = z.object({
  state: absent(wireText),
  code: absent(wireText),
  error: absent(wireText),
  error_description: absent(wireText),
  /** The provider's name for itself (RFC 9207); some providers demand that it is checked. */
  iss: absent(wireText),
});
