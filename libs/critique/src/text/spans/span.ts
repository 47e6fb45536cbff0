import type { Span } from '@playbook/contracts/core/span.schema';

/** True when two half-open spans share at least one UTF-16 code unit. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** True where a span lies in another one that is longer. */
export const isWithin = (one: Span, other: Span): boolean =>
  one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start;

/** The text with something as long in the place of every span, in one pass however many there are. */
function replaceSpans(text: string, spans: readonly Span[], textOf: (span: Span) => string): string {
  if (spans.length === 0) return text;
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    pieces.push(text.slice(at, from), textOf({ start: from, end }));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

/** Replaces every span by spaces, or another character, so that all other offsets stay as they were. */
export function blankSpans(text: string, spans: readonly Span[], blank = ' '): string {
  return replaceSpans(text, spans, ({ start, end }) => blank.repeat(end - start));
}

/** Puts what `source`, a text of the same length, has at the spans in their places. */
export function restoreSpans(text: string, source: string, spans: readonly Span[]): string {
  return replaceSpans(text, spans, ({ start, end }) => source.slice(start, end));
}
