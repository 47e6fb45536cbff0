import {
  type Context,
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  trace,
} from '@opentelemetry/api';

/**
 * Where the span of a trace that is not kept stands. No library finds a parent there, so that none makes spans, which would be thrown
 * away; log lines and what is sent on still name the trace.
 */
const NOT_KEPT = createContextKey('span of a trace that is not kept');

/** The span of a trace that is known not to be kept; undefined where it is kept or nothing is traced. */
export const unkeptSpan = (within: Context): Span | undefined => within.getValue(NOT_KEPT) as Span | undefined;

/** The context of what happens in a trace that is not kept. */
export const withUnkept = (span: Span, parent: Context): Context => trace.deleteSpan(parent).setValue(NOT_KEPT, span);

/** The context of what happens within a span. */
export function contextWithin(span: Span, parent: Context): Context {
  if (span.isRecording()) return trace.setSpan(parent, span);
  return unkeptSpan(parent) === undefined ? withUnkept(span, parent) : parent;
}

const spanOf = (within: Context): Span | undefined => unkeptSpan(within) ?? trace.getSpan(within);

/** The ids of the current span, kept or not; undefined where nothing is traced. */
export const currentTrace = (): SpanContext | undefined => spanOf(context.active())?.spanContext();

/** Writes the W3C trace headers of the current span into `headers`. */
export function injectTraceContext(headers: Record<string, string>): void {
  propagation.inject(context.active(), headers);
}

/** The current span as a W3C `traceparent`, for what is done later; null where nothing is traced. */
export function currentTraceparent(): string | null {
  const headers: Record<string, string> = {};
  injectTraceContext(headers);
  return headers['traceparent'] ?? null;
}

/** The context that a message's W3C trace headers describe; never the receiving process's own. */
export function extractTraceContext(headers: Readonly<Record<string, string>>): Context {
  return propagation.extract(ROOT_CONTEXT, headers);
}
