import { DIMENSION_MAX_POINTS } from '@playbook/contracts/shared/limits';
import { PITCH_DIMENSIONS, type PitchPartial } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { WrittenSoFar } from '../../../components/analysis/request/unfinished-result.js';
import { DIMENSION_LABELS } from './dimension-labels.js';

/** What there is of a pitch analysis; null before the first of it. */
export function writtenSoFar(partial: PitchPartial | null): WrittenSoFar | null {
  if (partial === null) return null;
  const scores = PITCH_DIMENSIONS.map((dimension) => ({
    label: DIMENSION_LABELS[dimension].name,
    points: partial.scoreBreakdown[dimension],
    maxPoints: DIMENSION_MAX_POINTS,
  }));
  return { scores, lines: partial.partnerFeedback };
}
