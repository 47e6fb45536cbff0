import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import { shareKindSchema } from '@playbook/contracts/sharing/sharing.schema';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';

/** A comment as it is stored, with what its link is about. */
export const commentRowSchema = z
  .object({
    id: z.uuid(),
    linkId: z.uuid(),
    kind: shareKindSchema,
    objectId: z.uuid().nullable(),
    target: z.string(),
    quote: z.string().nullable(),
    quoteStart: z.number().int().nullable(),
    author: z.string().nullable(),
    text: z.string(),
    replyTo: z.uuid().nullable(),
    createdAt: instantSchema,
    resolvedAt: instantSchema.nullable(),
  })
  .transform(({ quote, quoteStart, ...row }): ReceivedComment => ({
    ...row,
    quote: quote === null ? null : { text: quote, start: quoteStart ?? 0 },
  }));
