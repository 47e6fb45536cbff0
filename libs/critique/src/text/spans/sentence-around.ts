import type { Span } from '@playbook/contracts/core/span.schema';

/** The sentence that a span begins in. */
export function sentenceAround(text: string, { start, end }: Span): string {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => text.lastIndexOf(stop, start - 1))) + 1;
  const stop = text.slice(end).search(/[.!?](?:\s|$)/);
  return text.slice(Math.max(0, from), stop < 0 ? text.length : end + stop).trim();
}
