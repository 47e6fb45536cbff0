import type { Span } from '@playbook/contracts/core/span.schema';
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

/** "Observability for voice agents": what a word with such an ending names is a field of work and no company. */
const FIELD_OF_WORK = /^(?:\p{L}{3,30}(?:ity|tion|sion|ment|ness|ware|ance|ence|ology|ics|ing|als|ions)) for\b/iu;
/** "Slack, for teams": the comparison ends before the comma. */
const SAID_BESIDE = /,\s(?:for|of)\b.{0,200}$/is;
/** "Tinder but for finding a climbing partner": whoever quotes it quotes what is found too. */
const OBJECT = /^(?: [\p{L}'-]{1,30}){1,10}(?=[.,;:!?]|$)/iu;

/** The words of a comparison as a reader would quote them; null where it likens the product to nothing. */
export function comparisonIn(text: string, { spans, household }: AnalogyMeasurement): Span | null {
  const [span] = spans;
  if (span === undefined) return null;
  const words = text.slice(span.start, span.end);
  if (!household && FIELD_OF_WORK.test(words)) return null;
  const beside = / but\b/i.test(words) ? undefined : SAID_BESIDE.exec(words)?.[0];
  if (beside !== undefined) return { start: span.start, end: span.end - beside.length };
  const object = words.endsWith('ing') ? OBJECT.exec(text.slice(span.end)) : null;
  return { start: span.start, end: span.end + (object?.[0].length ?? 0) };
}
