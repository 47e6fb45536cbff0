import { ANSWER_DIMENSIONS, type AnswerPartial } from '@playbook/contracts/analysis/answer-analysis.schema';
import { DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { WrittenSoFar } from '../../../components/analysis/request/unfinished-result.js';
import { ANSWER_DIMENSION_LABELS } from './answer-dimensions.js';

/** What there is of an answer's analysis; null before the first of it. */
export function writtenSoFar(partial: AnswerPartial | null): WrittenSoFar | null {
  if (partial === null) return null;
  const scores = ANSWER_DIMENSIONS.map((dimension) => ({
    label: ANSWER_DIMENSION_LABELS[dimension].name,
    points: partial[`${dimension}Score`],
    maxPoints: DIMENSION_MAX_POINTS,
  }));
  const overall = { label: 'Overall', points: partial.overallScore, maxPoints: OVERALL_MAX_POINTS };
  return { scores: [overall, ...scores], lines: partial.partnerFeedback };
}
