/** One scored text, with its distance to the scored text before it. */
export interface ScoredAttempt {
  readonly id: string;
  readonly score: number;
  readonly createdAt: string;
  /** Points gained or lost; null for the first known attempt. */
  readonly difference: number | null;
}

/** The attempts in the order they were made. */
export const attemptsOf = <T extends { readonly id: string; readonly createdAt: string }>(
  newestFirst: readonly T[],
  scoreOf: (analysis: T) => number,
): readonly ScoredAttempt[] =>
  newestFirst
    .map((analysis, index) => {
      const previous = newestFirst[index + 1];
      const score = scoreOf(analysis);
      const difference = previous === undefined ? null : score - scoreOf(previous);
      return { id: analysis.id, score, createdAt: analysis.createdAt, difference };
    })
    .toReversed();

/** The analyses that count as attempts: text that could not be scored is left out. */
export const scoredOnly = <T extends { readonly notScoredReason: string | null }>(
  analyses: readonly T[],
): readonly T[] => analyses.filter((analysis) => analysis.notScoredReason === null);
