import { syllable } from 'syllable';
import { oncePer } from '../once-per.js';
import { isEnglishWordForm } from '../grammar/part-of-speech.js';
import type { RawToken } from './token.js';

/** Dictionary words only: bounded by the dictionary, and no founder's own words are kept. */
const knownCounts = new Map<string, number>();

/** Far beyond any word. A longer run of letters is counted as far as this. */
const WORD_MAX_CHARS = 64;
const HYPHENATED = /^[a-z]+(?:-[a-z]+)+$/;

/** Number of syllables in a word, at least 1; a hyphenated word is the sum of its parts. */
export function countSyllables(word: string): number {
  const known = knownCounts.get(word);
  if (known !== undefined) return known;
  if (HYPHENATED.test(word)) return word.split('-').reduce((sum, part) => sum + countSyllables(part), 0);
  const count = Math.max(1, syllable(word.slice(0, WORD_MAX_CHARS)));
  if (isEnglishWordForm(word)) knownCounts.set(word, count);
  return count;
}

/** Of words of no dictionary, which take long to count; they go when their text goes. */
const countOf = oncePer(({ lower }: RawToken) => countSyllables(lower));

/** Number of syllables in the word of a token, at least 1; counted once for all that asks. */
export function syllablesOf(token: RawToken): number {
  return knownCounts.get(token.lower) ?? countOf(token);
}
