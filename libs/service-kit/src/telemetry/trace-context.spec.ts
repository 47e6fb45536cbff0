import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { DrawnTraceIds } from './collector/drawn-trace-ids.js';
import { KeptTracePropagator } from './collector/kept-trace.propagator.js';
import { SampledTracer } from './collector/sampled-tracer.js';
import { currentTrace, currentTraceparent, extractTraceContext } from './trace-context.js';
import { TraceSampler } from './trace-sampler.js';
import { withChildSpan, withSpan } from './with-span.js';

const CALLERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALL = { kind: SpanKind.SERVER, parent: extractTraceContext({}) };
const INNER = { kind: SpanKind.CLIENT };

/** Traces of this process, of which a share is kept. */
function startTracing(share: number): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const spanProcessors = [new SimpleSpanProcessor({ exporter })];
  const sampler = new TraceSampler(share);
  propagation.setGlobalPropagator(new KeptTracePropagator(sampler));
  const ids = new DrawnTraceIds();
  const kept = new TracerProvider({ sampler, idGenerator: ids, spanProcessors }).getTracer('test');
  const tracer = new SampledTracer('test', { kept, sampler, ids });
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  return exporter;
}

const fromCaller = () => ({
  kind: SpanKind.SERVER,
  parent: extractTraceContext({ traceparent: `00-${CALLERS_TRACE}-00f067aa0ba902b7-01` }),
});

afterEach(() => {
  context.disable();
  propagation.disable();
  trace.disable();
});

describe('a trace that is not kept', () => {
  it('makes no span, so that no library finds a parent, and names the trace wherever it is asked for', async () => {
    const exporter = startTracing(0);
    const seen = await withSpan('call', fromCaller(), (outer) =>
      withSpan('inner', INNER, async (inner) => {
        await withChildSpan('innermost', INNER, async () => undefined);
        return { isSame: inner === outer, active: trace.getActiveSpan(), traceId: currentTrace()?.traceId };
      }),
    );
    expect(seen).toEqual({ isSame: true, active: undefined, traceId: CALLERS_TRACE });
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  it('is sent on as one that is not kept', async () => {
    startTracing(0);
    const sent = await withSpan('call', fromCaller(), () => withSpan('inner', INNER, async () => currentTraceparent()));
    expect(sent).toMatch(new RegExp(`^00-${CALLERS_TRACE}-[0-9a-f]{16}-00$`));
  });

  it('passes on what the work throws', async () => {
    startTracing(0);
    const fault = new Error('no such row');
    await expect(withSpan('call', fromCaller(), () => Promise.reject(fault))).rejects.toBe(fault);
  });
});

describe('a trace that is kept', () => {
  it('has each span below the one around it, with its attributes', async () => {
    const exporter = startTracing(1);
    const outer = { ...fromCaller(), attributes: { 'rpc.method': 'demo.list' } };
    await withSpan('call', outer, () => withChildSpan('inner', INNER, async () => undefined));
    const [inner, call] = exporter.getFinishedSpans();
    expect(call).toMatchObject({ name: 'call', attributes: { 'rpc.method': 'demo.list' } });
    expect(call?.spanContext().traceId).toBe(CALLERS_TRACE);
    expect(inner?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
  });
});

describe('without a collector', () => {
  it('there is no trace, and work is done all the same', async () => {
    const seen = await withSpan('call', CALL, () =>
      withSpan('inner', INNER, async () => [currentTrace(), currentTraceparent()]),
    );
    expect(seen).toEqual([undefined, null]);
  });
});
