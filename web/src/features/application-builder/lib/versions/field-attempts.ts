import type { AnswerAnalysisSummary } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { ScoredAttempt } from '../../../../lib/pitch-history/scored-attempts.js';

/** The analyses of one answer as points of the score's line, oldest first. */
export function fieldAttempts(newestFirst: readonly AnswerAnalysisSummary[]): readonly ScoredAttempt[] {
  return newestFirst
    .map(({ id, score, createdAt }, index) => {
      const previous = newestFirst[index + 1];
      return { id, score, createdAt, difference: previous === undefined ? null : score - previous.score };
    })
    .toReversed();
}
