import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { AnswerAnalysisState } from '../hooks/use-answer-analysis.js';

/** What screen readers are told when an analysis that the founder asked for is there. Failures speak for themselves. */
export function spokenOutcome({ attempted, basicCheck, failure, newest }: AnswerAnalysisState): string {
  if (attempted === null) return '';
  if (basicCheck !== null) return `Basic check: ${basicCheck.score} out of ${OVERALL_MAX_POINTS}`;
  return failure === null && newest !== null ? `Score: ${newest.score} out of ${OVERALL_MAX_POINTS}` : '';
}
