import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { z } from 'zod';
import { normalizeEmail } from '../../accounts/email-address.js';

/** Longest text that is taken over from a provider; the whole travels in access tokens. */
const TEXT_MAX_CHARS = 1_024;

const isUsable = (text: string): boolean =>
  text.length <= TEXT_MAX_CHARS && !text.includes('\u0000') && text.isWellFormed();
const optionalText = z.string().refine(isUsable).optional().catch(undefined);

/** Claims of OpenID Connect Core, section 5.1. Some providers send the boolean as a text. */
export const providerClaimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255).refine(isUsable),
  email: optionalText,
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
  name: optionalText,
  picture: optionalText,
});
export type ProviderClaims = z.infer<typeof providerClaimsSchema>;

/** A person as an identity provider knows them. */
export interface ProviderProfile {
  readonly provider: string;
  readonly subject: string;
  /** Null when the provider gave no usable address. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly metadata: User['user_metadata'];
}

/** Takes over what the product shows, under the names that the wire contract gives it. */
export function toProfile(provider: string, claims: ProviderClaims): ProviderProfile {
  const { iss, sub, name, picture } = claims;
  const email = claims.email === undefined ? null : normalizeEmail(claims.email);
  const isEmailVerified = email !== null && claims.email_verified === true;
  return {
    provider,
    subject: sub,
    email,
    isEmailVerified,
    metadata: {
      iss,
      sub,
      provider_id: sub,
      ...(email !== null && { email }),
      email_verified: isEmailVerified,
      ...(name !== undefined && { name, full_name: name }),
      ...(picture !== undefined && { picture, avatar_url: picture }),
    },
  };
}
