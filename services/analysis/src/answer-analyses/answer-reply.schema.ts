import { ANSWER_FEEDBACK_MAX_LINES } from '@playbook/contracts/analysis/answer-analysis.schema';
import { DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { z } from 'zod';
import { judgementSchema, lineSchema } from '../analyst/reply/judgement.schema.js';

/** Longest rewrite: some 300 words, more than any question of the form wants. */
export const REWRITE_MAX_CHARS = 2_000;

const subScore = judgementSchema(DIMENSION_MAX_POINTS);
const rewrite = z.string().max(REWRITE_MAX_CHARS);

/** What a language model says about an answer of the application. */
export const answerReplySchema = z.object({
  scores: z.object({
    overall: judgementSchema(OVERALL_MAX_POINTS),
    clarity: subScore,
    insight: subScore,
    urgency: subScore,
    scalability: subScore,
    founderMarketFit: subScore,
  }),
  partnerFeedback: z.array(lineSchema).min(1).max(ANSWER_FEEDBACK_MAX_LINES),
  suggestions: z.array(lineSchema).max(5),
  rewrites: z.object({ shorter: rewrite, sharper: rewrite, bolder: rewrite }),
});
export type AnswerReply = z.infer<typeof answerReplySchema>;
