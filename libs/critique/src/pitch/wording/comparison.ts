import type { AnalogyMeasurement } from '../signals/analogy.signal.js';

const ONLY_BEFORE =
  /^\W{0,3}(?:(?:we|we're|are|it|it's|is|this|think|of|us|as|basically|just|like|the|an?|kind|building|build|make)\s){0,6}$/i;
const ONLY_BEHIND = /^(?: (?:who|that|which|in|near|with)\b[^.;:!?]{0,200})?[.!?]{0,3}\s{0,9}$/i;

/** "We are like Netflix but for kids who want to learn chess": beside the comparison nothing is said but for whom. */
export function isComparisonOnly(text: string, { spans, alone }: AnalogyMeasurement): boolean {
  const [span] = spans;
  if (span === undefined) return false;
  return alone || (ONLY_BEFORE.test(text.slice(0, span.start)) && ONLY_BEHIND.test(text.slice(span.end)));
}
