import { z } from 'zod';
import { absent, wireText } from '../auth-wire.schema.js';
import { FACTOR_ISSUER_MAX_CHARS, FACTOR_NAME_MAX_CHARS } from '../../core/limits.js';

/** Bodies and responses of the second factors' part of the auth wire contract (section 10). */
export const enrolFactorBodySchema = z.object({
  factor_type: absent(wireText),
  friendly_name: absent(wireText.max(FACTOR_NAME_MAX_CHARS)),
  /** Shown by authenticator apps beside the account. */
  issuer: absent(wireText.max(FACTOR_ISSUER_MAX_CHARS)),
});

export const enrolledFactorSchema = z.object({
  id: z.uuid(),
  type: z.literal('totp'),
  friendly_name: z.string(),
  totp: z.object({
    /** SVG text; the client makes a data address of it without escaping, so it holds no `#`. */
    qr_code: z.string(),
    /** Base32. */
    secret: z.string(),
    /** `otpauth:` address for authenticator apps. */
    uri: z.string(),
  }),
});
export type EnrolledFactor = z.infer<typeof enrolledFactorSchema>;

export const factorChallengeSchema = z.object({
  id: z.uuid(),
  type: z.literal('totp'),
  /** Unix time in seconds. */
  expires_at: z.number().int(),
});
export type FactorChallenge = z.infer<typeof factorChallengeSchema>;

export const verifyFactorBodySchema = z.object({ challenge_id: absent(wireText), code: absent(wireText) });

export const removedFactorSchema = z.object({ id: z.uuid() });
export type RemovedFactor = z.infer<typeof removedFactorSchema>;
