import { DIMENSION_MAX_POINTS, PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import { z } from 'zod';
import { judgementSchema, lineSchema } from '../analyst/reply/judgement.schema.js';

const dimensionJudgement = judgementSchema(DIMENSION_MAX_POINTS);

/** What a language model says about a pitch. */
export const pitchReplySchema = z.object({
  scores: z.object({
    clarity: dimensionJudgement,
    specificity: dimensionJudgement,
    valueProposition: dimensionJudgement,
    differentiation: dimensionJudgement,
    insightStrength: dimensionJudgement,
  }),
  partnerFeedback: z.array(lineSchema).min(1).max(5),
  rewrites: z.object({ clarity: z.string().max(PITCH_MAX_CHARS), insight: z.string().max(PITCH_MAX_CHARS) }),
});
export type PitchReply = z.infer<typeof pitchReplySchema>;
