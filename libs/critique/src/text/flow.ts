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
  const offsets = new Int32Array(text.length);
  let squeezed = '';
  let from = 0;
  for (const { index, 0: spaces } of [...dropped, { index: text.length, 0: '' }]) {
    for (let at = from; at < index; at += 1) offsets[squeezed.length + at - from] = at;
    squeezed += text.slice(from, index);
    from = index + spaces.length;
  }
  const length = squeezed.length;
  return { text: squeezed, offsetOf: (index) => (index < length ? (offsets[index] ?? text.length) : text.length) };
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
