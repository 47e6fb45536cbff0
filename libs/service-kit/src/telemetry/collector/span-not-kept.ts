import { type Span, type SpanContext, trace, TraceFlags } from '@opentelemetry/api';

/** Stands for the spans of a trace that is not kept, with the ids that it came with or got here. */
export const spanNotKept = (ids: Pick<SpanContext, 'traceId' | 'spanId' | 'traceState'>): Span =>
  trace.wrapSpanContext({ ...ids, isRemote: false, traceFlags: TraceFlags.NONE });
