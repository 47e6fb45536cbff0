import { z } from 'zod';
import {
  absent,
  isPkceComplete,
  metadata,
  metaSecurity,
  PKCE_INCOMPLETE,
  pkcePair,
  wireText,
} from '../auth-wire.schema.js';

/** Bodies and responses of the auth wire contract's mail flows and account changes (its sections 7 and 9). */
export const otpBodySchema = z
  .object({
    email: absent(wireText),
    phone: absent(wireText),
    create_user: absent(z.boolean()),
    data: absent(metadata),
    ...pkcePair,
    ...metaSecurity,
  })
  .refine(isPkceComplete, PKCE_INCOMPLETE);

export const recoverBodySchema = z
  .object({ email: absent(wireText), ...pkcePair, ...metaSecurity })
  .refine(isPkceComplete, PKCE_INCOMPLETE);

export const resendBodySchema = z
  .object({ type: absent(wireText), email: absent(wireText), ...pkcePair, ...metaSecurity })
  .refine(isPkceComplete, PKCE_INCOMPLETE);

export const verifyBodySchema = z.object({
  type: absent(wireText),
  email: absent(wireText),
  phone: absent(wireText),
  token: absent(wireText),
  token_hash: absent(wireText),
});

export const verifyQuerySchema = z.object({
  type: absent(wireText),
  token: absent(wireText),
  redirect_to: absent(wireText),
});

/** The first of the two confirmations that a change of address needs. */
export const acceptedConfirmationSchema = z.object({ msg: z.string(), code: z.literal('200') });
export type AcceptedConfirmation = z.infer<typeof acceptedConfirmationSchema>;

export const updateUserBodySchema = z
  .object({
    data: absent(metadata),
    email: absent(wireText),
    password: absent(wireText),
    current_password: absent(wireText),
    nonce: absent(wireText),
    /** Not a founder's to change; looked at only to refuse it. */
    app_metadata: absent(z.unknown()),
    ...pkcePair,
  })
  .refine(isPkceComplete, PKCE_INCOMPLETE);
