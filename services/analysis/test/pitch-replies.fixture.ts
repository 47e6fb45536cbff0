import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import type { PitchReply } from '../src/pitch-analyses/pitch-reply.schema.js';

export const PITCH = 'We text a dental practice’s waiting list the minute a patient cancels.';
/** Words of PITCH. */
export const QUOTE = 'the minute a patient cancels';
export const MEASURED = critiquePitch(PITCH);

type Judgement = PitchReply['scores'][PitchDimension];

/** The same judgement in every dimension. */
export const scoresOf = (judge: (dimension: PitchDimension) => Judgement): PitchReply['scores'] =>
  Object.fromEntries(PITCH_DIMENSIONS.map((dimension) => [dimension, judge(dimension)])) as PitchReply['scores'];

/** What a good model says about PITCH: a little more than was measured, with a quote, and lines that may be shown. */
export const goodReply = (overrides: Partial<PitchReply> = {}): PitchReply => ({
  scores: scoresOf((dimension) => ({
    points: Math.min(20, MEASURED.scoreBreakdown[dimension] + 1),
    because: 'It says exactly when it happens.',
    quotes: [QUOTE],
  })),
  partnerFeedback: [
    'How many slots does a practice lose in a week? Put that number in.',
    `'${QUOTE}' is the best part: I can picture it.`,
  ],
  rewrites: {
    clarity: 'We text a dental practice’s waiting list when a patient cancels.',
    insight:
      'We text a dental practice’s waiting list the minute a patient cancels, because [what you saw at the front desk].',
  },
  ...overrides,
});

/** A model that does as it is told by whoever speaks last, or likes everybody. */
export const flatteringReply = (quote: string): PitchReply => ({
  ...goodReply(),
  scores: scoresOf(() => ({ points: 20, because: 'This is the best pitch that I have ever read.', quotes: [quote] })),
});
