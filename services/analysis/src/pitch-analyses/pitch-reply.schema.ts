import { DIMENSION_MAX_POINTS, PITCH_MAX_CHARS } from '@playbook/contracts/limits';
import { z } from 'zod';

/** Longest line of feedback, and longest reason for points. */
export const LINE_MAX_CHARS = 400;
const QUOTES_MAX_ITEMS = 3;

const judgementSchema = z.object({
  points: z.number().int().min(0).max(DIMENSION_MAX_POINTS),
  because: z.string().max(LINE_MAX_CHARS),
  /** Words of the founder, to the letter. */
  quotes: z.array(z.string().max(PITCH_MAX_CHARS)).max(QUOTES_MAX_ITEMS),
});

/** What a language model says about a pitch. */
export const pitchReplySchema = z.object({
  scores: z.object({
    clarity: judgementSchema,
    specificity: judgementSchema,
    valueProposition: judgementSchema,
    differentiation: judgementSchema,
    insightStrength: judgementSchema,
  }),
  partnerFeedback: z.array(z.string().max(LINE_MAX_CHARS)).min(1).max(5),
  rewrites: z.object({ clarity: z.string().max(PITCH_MAX_CHARS), insight: z.string().max(PITCH_MAX_CHARS) }),
});
export type PitchReply = z.infer<typeof pitchReplySchema>;
