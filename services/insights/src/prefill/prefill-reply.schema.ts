import { z } from 'zod';

/** Longest answer that a model may begin. */
export const PREFILL_TEXT_MAX_CHARS = 600;
const ANSWERS_MAX_ITEMS = 17;

/** Beginnings of answers by a language model. A list, because providers cannot be told of keys that may be missing. */
export const prefillReplySchema = z.object({
  answers: z
    .array(z.object({ key: z.string().max(80), text: z.string().max(PREFILL_TEXT_MAX_CHARS) }))
    .min(1)
    .max(ANSWERS_MAX_ITEMS),
});
export type PrefillReply = z.infer<typeof prefillReplySchema>;
