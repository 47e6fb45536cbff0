/** Whether something got better; `unknown` where one of two versions lacks it. */
export type ScoreChange = 'better' | 'worse' | 'same' | 'unknown';

/** Points of two versions; null where a version was not judged by it. */
export interface ComparedScore {
  readonly previous: number | null;
  readonly current: number | null;
  readonly change: ScoreChange;
}

export function compareScores(previous: number | null, current: number | null): ComparedScore {
  if (previous === null || current === null) return { previous, current, change: 'unknown' };
  const change = current > previous ? 'better' : current < previous ? 'worse' : 'same';
  return { previous, current, change };
}
