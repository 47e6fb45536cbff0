import { DEMO_CRITERIA, demoCriterionSchema } from '@playbook/contracts/demos/demo-review.schema';
import { z } from 'zod';

/** Longest line that a model may write. */
export const LINE_MAX_CHARS = 400;
/** Sentences about a criterion, and fixes of one, at most. */
const FEEDBACK_MAX_LINES = 4;
const SUGGESTIONS_MAX_LINES = 3;

const line = z.string().max(LINE_MAX_CHARS);

/** What a language model writes about a video that was judged. */
export const demoReplySchema = z.object({
  sections: z
    .array(
      z.object({
        category: demoCriterionSchema,
        feedback: z.array(line).min(1).max(FEEDBACK_MAX_LINES),
        suggestions: z.array(line).max(SUGGESTIONS_MAX_LINES),
      }),
    )
    .min(1)
    .max(DEMO_CRITERIA.length),
  keyTakeaways: z.object({ keep: line, fixFirst: line, fixNext: line }),
});
export type DemoReply = z.infer<typeof demoReplySchema>;
