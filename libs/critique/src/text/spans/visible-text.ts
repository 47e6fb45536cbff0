import type { Span } from '@playbook/contracts/core/span.schema';

/**
 * Characters that nobody sees, also within a word: of no width, soft hyphens, tags, joiners. Those that turn the order of
 * letters around stay: they change what is seen.
 */
const INVISIBLE = /(?![\u202a-\u202e\u2066-\u2069])\p{Cf}|(?<=\p{L})[\ufe00-\ufe0f\u034f\u115f\u1160\u3164\uffa0]/gu;

/** Most texts have nothing to hide in. */
const ASCII = /^\p{ASCII}*$/u;

/** A text as it is seen. */
export interface VisibleText {
  readonly text: string;
  /** Where a span of `text` stands in the founder's text. */
  readonly spanOf: (span: Span) => Span;
}

/** A text without the characters that nobody sees; null when it has none. */
export function visibleTextOf(written: string): VisibleText | null {
  if (ASCII.test(written)) return null;
  const hidden = Array.from(written.matchAll(INVISIBLE), ({ index, 0: found }) => ({ index, length: found.length }));
  if (hidden.length === 0) return null;
  const placeOf: number[] = [];
  let text = '';
  let from = 0;
  for (const { index, length } of [...hidden, { index: written.length, length: 0 }]) {
    for (let at = from; at < index; at += 1) placeOf.push(at);
    text += written.slice(from, index);
    from = index + length;
  }
  const spanOf = ({ start, end }: Span): Span => ({
    start: placeOf[start] ?? written.length,
    end: end > start ? (placeOf[end - 1] ?? written.length - 1) + 1 : (placeOf[start] ?? written.length),
  });
  return { text, spanOf };
}
