import type { Span } from '@playbook/contracts/core/span.schema';

const isSpan = (value: object): value is Span =>
  'start' in value && 'end' in value && typeof value.start === 'number' && typeof value.end === 'number';

function replaced(value: unknown, spanOf: (span: Span) => Span): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, spanOf));
  if (typeof value !== 'object' || value === null) return value;
  if (isSpan(value)) return { ...value, ...spanOf(value) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, spanOf)]));
}

/** For a text that is read as it was written: every span stays where it is. */
export const IN_PLACE = (span: Span): Span => span;

/** The same with the place of every span in it replaced; the very same where all stay in place. */
export function withSpans<T extends object>(value: T, spanOf: (span: Span) => Span): T {
  return spanOf === IN_PLACE ? value : (replaced(value, spanOf) as T);
}
