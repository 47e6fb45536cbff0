import type { StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import type { StoredAnalyses } from '@playbook/contracts/analysis/stored-analyses.contract';

interface KindWords {
  readonly label: string;
  readonly one: string;
  readonly many: string;
}

const WORDS: Readonly<Record<StoredKind, KindWords>> = {
  pitchAnalyses: { label: 'Pitch analyses', one: 'pitch analysis', many: 'pitch analyses' },
  ideaChecks: { label: 'Idea checks', one: 'idea check', many: 'idea checks' },
  answerAnalyses: { label: 'Answer analyses', one: 'answer analysis', many: 'answer analyses' },
};

/** How many of the newest a founder may decide to keep. */
const KEEP_CHOICES = [1_000, 500, 100, 20] as const;
/** From this share of the allowance on the founder is told. */
const NEARLY_FULL_SHARE = 0.9;

export const numberText = (count: number): string => count.toLocaleString('en');
export const labelOf = (kind: StoredKind): string => WORDS[kind].label;
export const manyOf = (kind: StoredKind): string => WORDS[kind].many;
/** A count with the kind's name, as in '1,980 idea checks'. */
export const countText = (kind: StoredKind, count: number): string =>
  `${numberText(count)} ${count === 1 ? WORDS[kind].one : WORDS[kind].many}`;

/** The numbers to choose from; none where there is hardly anything to delete. What is full can always be halved. */
export function keepChoicesOf({ stored, maxStored }: StoredAnalyses): readonly number[] {
  const choices = KEEP_CHOICES.filter((keep) => keep < stored);
  return choices.length === 0 && stored >= maxStored ? [Math.floor(stored / 2)] : choices;
}

/** What stands in the way of the next analysis, or soon will; null for nothing. */
export function noteOf({ stored, maxStored, storedToday, maxStoredPerDay }: StoredAnalyses): string | null {
  if (stored >= maxStored) return 'Full: no further one can be made until you delete older ones.';
  if (storedToday >= maxStoredPerDay) return 'No more today: the next day begins at midnight UTC.';
  return stored >= maxStored * NEARLY_FULL_SHARE ? 'Nearly full.' : null;
}
