import { analysisPartSchema } from '@playbook/contracts/analyst.schema';
import { ideaPartSchema as judgedPartSchema } from '@playbook/contracts/idea-check.schema';
import { z } from 'zod';

/** What there is of an idea check while a language model still writes it. Scores in it can still change. */
export const ideaPartialSchema = z.object({
  parts: z.array(judgedPartSchema.pick({ part: true, points: true })),
  partnerCommentary: z.array(z.string()),
});
export type IdeaPartial = z.infer<typeof ideaPartialSchema>;

/** What arrives before an idea check. */
export const ideaPartSchema = analysisPartSchema(ideaPartialSchema);
export type IdeaPart = z.infer<typeof ideaPartSchema>;
