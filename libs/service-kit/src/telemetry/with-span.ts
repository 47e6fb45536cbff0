import { type Context, context, type Span, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { toProcedureError } from '../errors/to-procedure-error.js';
import type { SpanAttributes } from './registry/span-attributes.js';
import { contextWithin, unkeptSpan } from './trace-context.js';

interface OpenedSpan {
  readonly kind: SpanKind;
  readonly parent: Context;
  readonly attributes?: SpanAttributes;
}

export interface SpanSettings extends Omit<OpenedSpan, 'parent'> {
  /** Where the span belongs when that is not the current context. */
  readonly parent?: Context;
  /** What an error of a library means; without it, what any error means. */
  readonly errorOf?: (thrown: unknown) => unknown;
}

/**
 * Starts a span; whoever starts it ends it. Its attributes are only looked at where its trace is kept, which the trace's id alone decides:
 * the other requests pay for the ids that their log lines carry, and for nothing else.
 */
export function openSpan(name: string, { kind, parent, attributes }: OpenedSpan): Span {
  const unkept = unkeptSpan(parent);
  if (unkept !== undefined) return unkept;
  const span = trace.getTracer('playbook').startSpan(name, { kind }, parent);
  if (attributes !== undefined && span.isRecording()) span.setAttributes(attributes);
  return span;
}

/**
 * Runs work inside a span. An expected refusal (a typed error that is no failure) leaves the span unmarked with `error.type`
 * set; failures mark it as an error. Attributes and status never hold error texts of third parties.
 */
export function withSpan<T>(name: string, settings: SpanSettings, work: (span: Span) => Promise<T>): Promise<T> {
  const { parent = context.active(), errorOf = (thrown: unknown) => thrown } = settings;
  const span = openSpan(name, { ...settings, parent });
  const within = contextWithin(span, parent);
  if (!span.isRecording()) return within === context.active() ? work(span) : context.with(within, () => work(span));
  return context.with(within, async () => {
    try {
      return await work(span);
    } catch (thrown) {
      const error = toProcedureError(errorOf(thrown));
      span.setAttribute('error.type', error.code);
      if (error.isFailure) span.setStatus({ code: SpanStatusCode.ERROR, message: error.code });
      throw thrown;
    } finally {
      span.end();
    }
  });
}

/** The same below something that is traced already; what a process does by itself, such as looking whether a server is there, has no span. */
export function withChildSpan<T>(name: string, settings: SpanSettings, work: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan() === undefined ? work() : withSpan(name, settings, work);
}
