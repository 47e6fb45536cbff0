import type { Span } from '@playbook/contracts/core/span.schema';
import type { Token } from '../tokens/token.js';

/** Span of the tokens from index `first` to index `last`, both included; clipped to the tokens there are. */
export function spanOf(tokens: readonly Token[], first: number, last: number): Span {
  const start = tokens[first]?.start ?? 0;
  return { start, end: Math.max(start, tokens[Math.min(last, tokens.length - 1)]?.end ?? start) };
}

/** Word sequences ("instead of") that are looked for at every word of a text. */
export class WordSequences {
  private readonly byFirstWord = new Map<string, string[][]>();

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      this.byFirstWord.set(first, [...(this.byFirstWord.get(first) ?? []), words]);
    }
  }

  /** Number of words of the first sequence that begins at `index`; 0 when none does. */
  lengthAt(tokens: readonly Token[], index: number): number {
    const begun = this.byFirstWord.get(tokens[index]?.lower ?? '');
    const found = begun?.find((words) => words.every((word, offset) => tokens[index + offset]?.lower === word));
    return found?.length ?? 0;
  }
}
