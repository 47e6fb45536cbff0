import type { AnswerAnalysis } from '@playbook/contracts/analysis/answer-analysis.schema';
import { DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { ANSWER_DIMENSION_LABELS, subScoresOf } from '../answer-dimensions.js';

/** One of an answer's scores, and what it gained or lost. */
export interface ScoreChange {
  readonly name: string;
  readonly points: number;
  readonly difference: number;
  readonly maxPoints: number;
}

/** What changed from one analysis to the next: the score, then its five dimensions. */
export function scoreChanges(before: AnswerAnalysis, after: AnswerAnalysis): readonly ScoreChange[] {
  const earlier = new Map(subScoresOf(before).map(({ dimension, points }) => [dimension, points]));
  return [
    { name: 'Score', points: after.score, difference: after.score - before.score, maxPoints: OVERALL_MAX_POINTS },
    ...subScoresOf(after).map(({ dimension, points }) => ({
      name: ANSWER_DIMENSION_LABELS[dimension].name,
      points,
      difference: points - (earlier.get(dimension) ?? points),
      maxPoints: DIMENSION_MAX_POINTS,
    })),
  ];
}
