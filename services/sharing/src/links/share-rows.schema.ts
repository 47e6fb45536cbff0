import { shareKindSchema, shareScopeSchema } from '@playbook/contracts/sharing/sharing.schema';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';

/** A link as it is stored, with the count of its comments. */
export const shareLinkRowSchema = z.object({
  id: z.uuid(),
  kind: shareKindSchema,
  objectId: z.uuid().nullable(),
  name: z.string(),
  scope: shareScopeSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  revokedAt: instantSchema.nullable(),
  lastUsedAt: instantSchema.nullable(),
  comments: z.coerce.number().int(),
});
export type ShareLinkRow = z.output<typeof shareLinkRowSchema>;
