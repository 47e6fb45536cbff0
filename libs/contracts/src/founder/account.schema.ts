import { z } from 'zod';
import { userSchema } from '../auth/auth-wire.schema.js';
import { profileSchema } from '../profile/profile.contract.js';
import { storedShape } from './founder-lifecycles.contract.js';

/** What the auth service keeps of a founder, without what proves who somebody is: no hash, token or secret. */
export const authExportSchema = z.object({
  user: userSchema,
  profile: profileSchema,
  /** Signed-in browsers and devices, newest first; at most the newest thousand. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      level: z.enum(['aal1', 'aal2']),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
    }),
  ),
  /** Newest first; at most the newest thousand. */
  securityEvents: z.array(
    z.object({
      kind: z.string(),
      sessionId: z.uuid().nullable(),
      address: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type AuthExport = z.infer<typeof authExportSchema>;

/** Everything that is stored about a founder, by the part of the product that stores it. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: authExportSchema,
  ...storedShape,
});

/** The account's own address, typed by its founder: nobody deletes an account by a slip of the finger. */
export const erasureConfirmationSchema = z.object({ confirm: z.string().max(1_000) });
