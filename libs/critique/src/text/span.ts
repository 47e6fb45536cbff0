import type { Span } from '@playbook/contracts/pitch-analysis.schema';

/** True when two half-open spans share at least one UTF-16 code unit. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Replaces every span by spaces, or another character, so that all other offsets stay as they were. */
export function blankSpans(text: string, spans: readonly Span[], blank = ' '): string {
  let blanked = text;
  for (const span of spans) {
    blanked = blanked.slice(0, span.start) + blank.repeat(span.end - span.start) + blanked.slice(span.end);
  }
  return blanked;
}

/** Puts what `source`, a text of the same length, has at the spans in their places. */
export function restoreSpans(text: string, source: string, spans: readonly Span[]): string {
  let restored = text;
  for (const { start, end } of spans)
    restored = restored.slice(0, start) + source.slice(start, end) + restored.slice(end);
  return restored;
}
