import type { Token } from '../text/token.js';
import type { Feature } from './feature.js';

const LETTERS = /^[a-z][a-z-]*$/;

/** How often each everyday word (by lemma) stands in the text; names and numbers are left out. */
export function wordFeatures(tokens: readonly Token[]): Feature[] {
  const found = new Map<string, Token[]>();
  for (const token of tokens) {
    if (token.kind !== 'word' || token.proper || !LETTERS.test(token.lower)) continue;
    const word = token.lemma.toLowerCase();
    found.set(word, [...(found.get(word) ?? []), token]);
  }
  return Array.from(found, ([word, at]) => ({
    id: `word.${word}`,
    value: Math.min(at.length, 2),
    spans: at.map(({ start, end }) => ({ start, end })),
  }));
}
