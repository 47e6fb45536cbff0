import { readFileSync } from 'node:fs';

/** 24,000 English words, commonest first (order of the public-domain GloVe vocabulary of news and encyclopedia text). */
const WORDS_FILE = new URL('./word-order.txt', import.meta.url);

const ranks = new Map<string, number>();
for (const word of readFileSync(WORDS_FILE, 'utf8').trim().split(' ')) ranks.set(word, ranks.size + 1);

/** Where a word that is not on the list is taken to stand. */
const UNLISTED_RANK = 48_000;

/** Place of a lower-case word among English words by commonness, from 1; the commoner of its forms counts. */
export function rankOf(...forms: readonly string[]): number {
  return Math.min(...forms.map((form) => ranks.get(form) ?? UNLISTED_RANK));
}

/** The place of one of the 24,000 commonest words; undefined for any other word. */
export const listedRank = (word: string): number | undefined => ranks.get(word);

/** True for one of the 24,000 commonest words. */
export function isListedWord(word: string): boolean {
  return ranks.has(word);
}

/** The 24,000 commonest words, commonest first. */
export function listedWords(): Iterable<string> {
  return ranks.keys();
}
