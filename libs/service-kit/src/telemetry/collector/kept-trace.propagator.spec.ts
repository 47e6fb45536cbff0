import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { describe, expect, it } from '@jest/globals';
import { unkeptSpan } from '../trace-context.js';
import { TraceSampler } from '../trace-sampler.js';
import { KeptTracePropagator } from './kept-trace.propagator.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const SENT = `00-${TRACE_ID}-${SPAN_ID}-01`;

const received = (share: number, headers: Readonly<Record<string, unknown>>): Context =>
  new KeptTracePropagator(new TraceSampler(share)).extract(ROOT_CONTEXT, headers, defaultTextMapGetter);

function sentOn(share: number, headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const carrier: Record<string, string> = {};
  const propagator = new KeptTracePropagator(new TraceSampler(share));
  propagator.inject(propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter), carrier, defaultTextMapSetter);
  return carrier;
}

describe('the headers of a trace', () => {
  it('are known to be of one that is not kept, so that no library finds a parent', () => {
    const within = received(0, { traceparent: SENT });
    expect(unkeptSpan(within)?.spanContext()).toMatchObject({ traceId: TRACE_ID, spanId: SPAN_ID });
    expect(trace.getSpan(within)).toBeUndefined();
  });

  it('are those of the caller where the trace is kept', () => {
    expect(trace.getSpanContext(received(1, { traceparent: SENT }))).toEqual({
      traceId: TRACE_ID,
      spanId: SPAN_ID,
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    });
  });

  it.each([
    {},
    { traceparent: '' },
    { traceparent: `00-${'0'.repeat(32)}-${SPAN_ID}-01` },
    { traceparent: `00-${TRACE_ID}-${'0'.repeat(16)}-01` },
    { traceparent: `${SENT}-more` },
    { traceparent: SENT.toUpperCase() },
    { traceparent: `ff${SENT.slice(2)}` },
    { traceparent: [] },
  ])('%j name none', (headers) => {
    const within = received(0, headers);
    expect([unkeptSpan(within), trace.getSpanContext(within)]).toEqual([undefined, undefined]);
  });

  it('say that a trace is not kept where it is sent on, and keep its state', () => {
    expect(sentOn(0, { traceparent: SENT })).toEqual({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-00` });
    expect(sentOn(1, { traceparent: SENT, tracestate: 'a=1' })).toEqual({ traceparent: SENT, tracestate: 'a=1' });
  });

  it('are none without a trace', () => {
    expect(sentOn(0, {})).toEqual({});
  });
});
