import type { ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';

/** One scored attempt. */
export interface ScoredText {
  readonly score: number;
  readonly at: string;
}

/** What is told of the attempts at one kind of text. @param newestFirst The newest of them, of `count` in all */
export const scoreHistory = (newestFirst: readonly ScoredText[], count: number): ScoreHistory => ({
  count,
  latest: newestFirst[0]?.score ?? null,
  previous: newestFirst[1]?.score ?? null,
  trend: newestFirst.map(({ score, at }) => ({ score, at })).toReversed(),
});

/** Points gained or lost against the attempt before; null where there is none, never a made-up figure (decision D4). */
export const improvementOf = (latest: number | null, previous: number | null): number | null =>
  latest === null || previous === null ? null : latest - previous;
