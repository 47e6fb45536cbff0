import type { Span } from '@playbook/contracts/core/span.schema';

const QUOTE_MIN_CHARS = 4;

/** Where the quotes of a model stand in a text; those that do not stand there are left out. */
export function spansOf(text: string, quotes: readonly string[]): Span[] {
  return quotes.flatMap((quote) => {
    const words = quote.trim();
    const start = words.length < QUOTE_MIN_CHARS ? -1 : text.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + words.length }];
  });
}
