import type { Span } from '@playbook/contracts/core/span.schema';
import type { ShareQuote } from '@playbook/contracts/sharing/share-comment.schema';

/**
 * Where the words that a comment is about stand in a text as it is now: where they stood, or the occurrence that is nearest to it. Null
 * where they are gone: the comment is on an earlier version then.
 */
export function placeOfQuote(text: string, { text: quote, start }: ShareQuote): Span | null {
  const before = text.lastIndexOf(quote, start);
  const behind = text.indexOf(quote, start);
  const found = [before, behind].filter((place) => place >= 0);
  const nearest = found.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))[0];
  return nearest === undefined ? null : { start: nearest, end: nearest + quote.length };
}
