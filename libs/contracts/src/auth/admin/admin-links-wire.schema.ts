import { z } from 'zod';
import { absent, metadata, userSchema, wireText } from '../auth-wire.schema.js';

/** What operators' programs may make a link for. */
export const adminLinkTypeSchema = z.enum([
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
]);
export type AdminLinkType = z.infer<typeof adminLinkTypeSchema>;

export const generateLinkBodySchema = z.object({
  type: adminLinkTypeSchema,
  email: absent(wireText),
  /** Of a sign-up. */
  password: absent(wireText),
  /** Metadata of an account that is made on the way. */
  data: absent(metadata),
  /** Of a change of address. */
  new_email: absent(wireText),
  redirect_to: absent(wireText),
});

/** The user, and what a mail would have carried. */
export const generatedLinkSchema = userSchema.extend({
  /** The link to open in a browser. */
  action_link: z.string(),
  email_otp: z.string(),
  /** What the link carries, for apps that verify it themselves. */
  hashed_token: z.string(),
  verification_type: adminLinkTypeSchema,
  redirect_to: z.string(),
});
export type GeneratedLink = z.infer<typeof generatedLinkSchema>;

export const inviteBodySchema = z.object({ email: absent(wireText), data: absent(metadata) });
