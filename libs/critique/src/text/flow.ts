import type { Span } from '@playbook/contracts/pitch-analysis.schema';

/**
 * Text with every run of white space squeezed to one space, and where each character stood before. Patterns are searched
 * here, so that words left out of the middle of a phrase do not hide it.
 */
export interface Flow {
  readonly text: string;
  /** Offset in the unsqueezed text of a UTF-16 code unit of `text`. */
  readonly offsetOf: (index: number) => number;
}

const SUPERFLUOUS_SPACE = /^ +| (?=[ ,.;:!?])/g;

export function flowOf(text: string): Flow {
  const dropped = Array.from(text.matchAll(SUPERFLUOUS_SPACE));
  if (dropped.length === 0) return { text, offsetOf: (index) => index };
  const gone = new Set(dropped.flatMap((match) => Array.from(match[0], (_, step) => match.index + step)));
  const offsets = Array.from({ length: text.length }, (_, index) => index).filter((index) => !gone.has(index));
  return { text: offsets.map((index) => text[index]).join(''), offsetOf: (index) => offsets[index] ?? text.length };
}

/** Spans, in the unsqueezed text, of all matches of the patterns (global regular expressions that match at least one character). */
export function spansMatching({ text, offsetOf }: Flow, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: offsetOf(match.index),
      end: offsetOf(match.index + match[0].length - 1) + 1,
    })),
  );
}
