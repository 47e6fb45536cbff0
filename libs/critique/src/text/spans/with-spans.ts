import type { Span } from '@playbook/contracts/core/span.schema';

const isSpan = (value: object): value is Span =>
  'start' in value && 'end' in value && typeof value.start === 'number' && typeof value.end === 'number';

function replaced(value: unknown, spanOf: (span: Span) => Span): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, spanOf));
  if (typeof value !== 'object' || value === null) return value;
  if (isSpan(value)) return { ...value, ...spanOf(value) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, spanOf)]));
}

/** The same with the place of every span in it replaced. */
export function withSpans<T extends object>(value: T, spanOf: (span: Span) => Span): T {
  return replaced(value, spanOf) as T;
}
