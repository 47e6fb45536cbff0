import { type Context, context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

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
