import type { PitchCritique, PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { DIMENSION_SCALE } from '../analyst/reply/clamp-points.js';
import type { ScoreToClamp } from '../analyst/reply/clamp-score.js';
import type { ModelJudgement } from '../analyst/reply/judgement.schema.js';
import { spansOf } from '../analyst/reply/quotes.js';
import type { PitchTrust } from './pitch-trust.js';

/** What a model's judgement of one dimension is clamped to. */
export const dimensionToClamp = (
  pitch: string,
  critique: PitchCritique,
  trust: PitchTrust,
  dimension: PitchDimension,
  { quotes }: Pick<ModelJudgement, 'quotes'>,
): ScoreToClamp<Span> => ({
  dimension,
  measured: critique.scoreBreakdown[dimension],
  scale: DIMENSION_SCALE,
  spans: spansOf(pitch, quotes),
  contradiction: trust.contradiction,
  ceiling: trust.ceilingOf(dimension),
});
