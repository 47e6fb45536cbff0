import type { Context, TextMapGetter, TextMapSetter } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { unkeptSpan, withUnkept } from '../trace-context.js';
import type { TraceSampler } from '../trace-sampler.js';
import { spanNotKept } from './span-not-kept.js';

const PARENT = 'traceparent';
const STATE = 'tracestate';
/** Version 0 of W3C Trace Context, with ids that are not all zeros. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * W3C Trace Context. Of most messages it only has to tell that their trace is not kept; those go around the checks of the library, which
 * take a request longer than all else about such a trace.
 */
export class KeptTracePropagator extends W3CTraceContextPropagator {
  constructor(private readonly sampler: TraceSampler) {
    super();
  }

  override extract(within: Context, carrier: unknown, getter: TextMapGetter): Context {
    const parent = getter.get(carrier, PARENT);
    const [, traceId, spanId] = (typeof parent === 'string' && TRACEPARENT.exec(parent)) || [];
    if (traceId === undefined || spanId === undefined) return super.extract(within, carrier, getter);
    if (getter.get(carrier, STATE) !== undefined || this.sampler.keeps(traceId))
      return super.extract(within, carrier, getter);
    return withUnkept(spanNotKept({ traceId, spanId }), within);
  }

  override inject(within: Context, carrier: unknown, setter: TextMapSetter): void {
    const unkept = unkeptSpan(within)?.spanContext();
    if (unkept === undefined) return super.inject(within, carrier, setter);
    const { traceId, spanId, traceState } = unkept;
    setter.set(carrier, PARENT, `00-${traceId}-${spanId}-00`);
    if (traceState !== undefined) setter.set(carrier, STATE, traceState.serialize());
  }
}
