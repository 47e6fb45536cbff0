import {
  context,
  type Context,
  isSpanContextValid,
  ProxyTracer,
  type Span,
  type SpanOptions,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { TraceSampler } from '../trace-sampler.js';
import type { DrawnTraceIds } from './drawn-trace-ids.js';
import { spanNotKept } from './span-not-kept.js';

interface SampledTracerParts {
  /** Makes the spans of traces that are kept; it draws its ids from `ids`. */
  readonly kept: Tracer;
  readonly sampler: TraceSampler;
  readonly ids: DrawnTraceIds;
}

/**
 * Asks the SDK for the spans of traces that are kept, and for no others: what the SDK does before it knows costs a request more than all
 * else about a trace that is not kept. Such a trace is sent on as it came, as W3C Trace Context says of whoever records nothing.
 */
export class SampledTracer extends ProxyTracer {
  constructor(
    name: string,
    private readonly parts: SampledTracerParts,
  ) {
    super({ getDelegateTracer: () => parts.kept }, name);
  }

  override startSpan(name: string, options: SpanOptions = {}, parent: Context = context.active()): Span {
    const { sampler, ids } = this.parts;
    const caller = options.root ? undefined : trace.getSpanContext(parent);
    if (caller !== undefined && isSpanContextValid(caller)) {
      return sampler.keeps(caller.traceId) ? super.startSpan(name, options, parent) : spanNotKept(caller);
    }
    const traceId = ids.generateTraceId();
    if (sampler.keeps(traceId)) return ids.startTrace(traceId, () => super.startSpan(name, options, parent));
    return spanNotKept({ traceId, spanId: ids.generateSpanId() });
  }
}
