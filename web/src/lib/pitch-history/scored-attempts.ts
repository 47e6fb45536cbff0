import type { PitchAnalysisSummary } from '@playbook/contracts/analysis/pitch-analysis.schema';

/** One scored text, with its distance to the scored text before it. */
export interface ScoredAttempt {
  readonly id: string;
  readonly score: number;
  readonly createdAt: string;
  /** Points gained or lost; null for the first known attempt. */
  readonly difference: number | null;
}

/** The attempts in the order they were made. */
export function attemptsOf(
  newestFirst: readonly Pick<PitchAnalysisSummary, 'id' | 'overallScore' | 'createdAt'>[],
): readonly ScoredAttempt[] {
  return newestFirst
    .map(({ id, overallScore, createdAt }, index) => {
      const previous = newestFirst[index + 1];
      const difference = previous === undefined ? null : overallScore - previous.overallScore;
      return { id, score: overallScore, createdAt, difference };
    })
    .toReversed();
}

/** The analyses that count as attempts: text that could not be scored is left out. */
export const scoredOnly = <T extends { readonly notScoredReason: string | null }>(
  analyses: readonly T[],
): readonly T[] => analyses.filter((analysis) => analysis.notScoredReason === null);
