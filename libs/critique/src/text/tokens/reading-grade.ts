import { syllablesOf } from './syllables.js';
import type { RawToken } from './token.js';

/**
 * Flesch-Kincaid grade: the US school year a reader needs (Kincaid et al. 1975). It is noisy on a single line, so it is
 * only used together with the share of long words. 0 when there are no words.
 */
export function readingGrade(tokens: readonly RawToken[]): number {
  const words = tokens.filter((token) => token.kind === 'word' && !token.text.startsWith("'"));
  if (words.length === 0) return 0;
  const sentences = new Set(words.map((token) => token.sentence)).size;
  const syllables = words.reduce((sum, token) => sum + syllablesOf(token), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
