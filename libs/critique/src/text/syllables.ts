import { syllable } from 'syllable';
import { isEnglishWordForm } from './language-model.js';

/** Dictionary words only: bounded by the dictionary, and no founder's own words are kept. */
const knownCounts = new Map<string, number>();

const HYPHENATED = /^[a-z]+(?:-[a-z]+)+$/;

/** Number of syllables in a word, at least 1; a hyphenated word is the sum of its parts. */
export function countSyllables(word: string): number {
  const known = knownCounts.get(word);
  if (known !== undefined) return known;
  if (HYPHENATED.test(word)) return word.split('-').reduce((sum, part) => sum + countSyllables(part), 0);
  const count = Math.max(1, syllable(word));
  if (isEnglishWordForm(word)) knownCounts.set(word, count);
  return count;
}
