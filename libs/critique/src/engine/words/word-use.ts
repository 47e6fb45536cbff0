import type { Span } from '@playbook/contracts/core/span.schema';

/** Which way a word may move a score: words partners skip only ever lower it, who it is for only ever raises it. */
export type WordBound = 'none' | 'lowering' | 'raising';

/** A word of the text that stands on the list of English words. */
export interface WordUse {
  /** Its place on the list of English words, from 1 (commonest). */
  readonly rank: number;
  readonly bound: WordBound;
  readonly span: Span;
}

/** The rank at which a word counts half: the commonest words stand in every text and tell little (Arora et al. 2017). */
const HALF_WEIGHT_RANK = 1_000;

/** How much a word counts, 0 to 1: rarer words say more. */
export function weightOf(rank: number): number {
  return rank / (rank + HALF_WEIGHT_RANK);
}
