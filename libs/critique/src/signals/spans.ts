import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { Token } from '../text/token.js';

/** Span of the tokens from index `first` to index `last`, both included; clipped to the tokens there are. */
export function spanOf(tokens: readonly Token[], first: number, last: number): Span {
  const start = tokens[first]?.start ?? 0;
  return { start, end: Math.max(start, tokens[Math.min(last, tokens.length - 1)]?.end ?? start) };
}

/** True when `index` begins one of the word sequences ("instead of"); returns the number of words, 0 when none does. */
export function phraseLengthAt(
  tokens: readonly Token[],
  index: number,
  phrases: readonly (readonly string[])[],
): number {
  const found = phrases.find((phrase) => phrase.every((word, offset) => tokens[index + offset]?.lower === word));
  return found?.length ?? 0;
}
