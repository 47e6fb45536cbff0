import { type Context, context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/** Writes the W3C trace headers of the current span into `headers`. */
export function injectTraceContext(headers: Record<string, string>): void {
  propagation.inject(context.active(), headers);
}

/** The context that a message's W3C trace headers describe; never the receiving process's own. */
export function extractTraceContext(headers: Readonly<Record<string, string>>): Context {
  return propagation.extract(ROOT_CONTEXT, headers);
}
