import { z } from 'zod';
import { issueSchema } from '../core/errors.js';
import { ideaFormSchema } from './idea-check.schema.js';
import { PITCH_MAX_CHARS } from '../core/limits.js';
import { founderText } from '../core/text.schema.js';

/** Name of an item in a batch; it comes back with the item's result. */
export const batchItemIdSchema = z.string().min(1).max(200);

const hasPitchAlone = (item: unknown): item is { readonly pitch: unknown } =>
  typeof item === 'object' && item !== null && 'pitch' in item && !('text' in item);

/** A pitch of a batch: `{id, text}` as in files of rated texts, or `{id, pitch}` as the analyzer takes it. */
export const pitchBatchItemSchema = z.preprocess(
  (item) => (hasPitchAlone(item) ? { ...item, text: item.pitch } : item),
  z.object({ id: batchItemIdSchema, text: founderText(PITCH_MAX_CHARS) }),
);

/** An idea of a batch: the form's fields. */
export const ideaBatchItemSchema = ideaFormSchema.extend({ id: batchItemIdSchema });

/** What stands in the place of a result when an item cannot be scored. `id` is null when the item has none. */
export const batchFaultSchema = z.object({
  id: batchItemIdSchema.nullable(),
  error: z.object({ code: z.literal('validation_failed'), issues: z.array(issueSchema).min(1) }),
});
export type BatchFault = z.infer<typeof batchFaultSchema>;
