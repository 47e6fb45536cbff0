import { z } from 'zod';

/** Longest line that a model may write. */
export const LINE_MAX_CHARS = 400;

const line = z.string().max(LINE_MAX_CHARS);

/** What a language model says about a section. */
export const sectionReplySchema = z.object({
  insights: z
    .array(z.object({ text: line, facts: z.array(z.string().max(8)).max(6) }))
    .min(2)
    .max(8),
  suggestions: z.array(line).min(1).max(8),
});
export type SectionReply = z.infer<typeof sectionReplySchema>;
