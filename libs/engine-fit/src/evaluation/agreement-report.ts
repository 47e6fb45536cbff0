import { PITCH_DIMENSIONS, type ScoreBreakdown } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { meanAbsoluteError, spearman } from './agreement.js';

const FIGURES = 3;
const total = (scores: ScoreBreakdown): number =>
  PITCH_DIMENSIONS.reduce((sum, dimension) => sum + scores[dimension], 0);

/** Lines that say how close scores are to ratings: Spearman and mean absolute error for each dimension and overall. */
export function agreementReport(scores: readonly ScoreBreakdown[], ratings: readonly ScoreBreakdown[]): string[] {
  const line = (name: string, valueOf: (one: ScoreBreakdown) => number): string => {
    const [ours, theirs] = [scores.map(valueOf), ratings.map(valueOf)];
    return `${name}: Spearman ${spearman(ours, theirs).toFixed(FIGURES)}, mean absolute error ${meanAbsoluteError(ours, theirs).toFixed(1)}`;
  };
  return [...PITCH_DIMENSIONS.map((dimension) => line(dimension, (one) => one[dimension])), line('overall', total)];
}
