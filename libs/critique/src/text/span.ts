import type { Span } from '@playbook/contracts/pitch-analysis.schema';

/** True when two half-open spans share at least one UTF-16 code unit. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Replaces every span by spaces, so that all other offsets stay as they were. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  let blanked = text;
  for (const span of spans) {
    blanked = blanked.slice(0, span.start) + ' '.repeat(span.end - span.start) + blanked.slice(span.end);
  }
  return blanked;
}
