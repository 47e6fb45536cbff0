import { ROOT_CONTEXT, type Span, type SpanContext, trace, TraceFlags } from '@opentelemetry/api';
import { describe, expect, it } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { TraceSampler } from '../trace-sampler.js';
import { DrawnTraceIds } from './drawn-trace-ids.js';
import { SampledTracer } from './sampled-tracer.js';

const CALLER: SpanContext = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
};
const FROM_CALLER = trace.setSpanContext(ROOT_CONTEXT, CALLER);

function startTracer(share: number): { tracer: SampledTracer; exporter: InMemorySpanExporter; sampler: TraceSampler } {
  const exporter = new InMemorySpanExporter();
  const sampler = new TraceSampler(share);
  const ids = new DrawnTraceIds();
  const spanProcessors = [new SimpleSpanProcessor({ exporter })];
  const kept = new TracerProvider({ sampler, idGenerator: ids, spanProcessors }).getTracer('kept');
  return { tracer: new SampledTracer('test', { kept, sampler, ids }), exporter, sampler };
}

const idsOf = (span: Span): [traceId: string, spanId: string, flags: number] => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return [traceId, spanId, traceFlags];
};

describe('a tracer that keeps a share of traces', () => {
  it('sends on a trace that is not kept with the ids that it came with, marked as not kept', () => {
    const span = startTracer(0).tracer.startSpan('call', {}, FROM_CALLER);
    expect(span.isRecording()).toBe(false);
    expect(idsOf(span)).toEqual([CALLER.traceId, CALLER.spanId, TraceFlags.NONE]);
  });

  it('makes a span of its own below the caller where the trace is kept', () => {
    const { tracer, exporter } = startTracer(1);
    tracer.startSpan('call', {}, FROM_CALLER).end();
    const [span] = exporter.getFinishedSpans();
    expect(span?.spanContext()).toMatchObject({ traceId: CALLER.traceId, traceFlags: TraceFlags.SAMPLED });
    expect(span?.parentSpanContext?.spanId).toBe(CALLER.spanId);
  });

  it('keeps those of its own traces that every other process keeps, by their ids', () => {
    const { tracer, exporter, sampler } = startTracer(0.5);
    const spans = Array.from({ length: 64 }, () => tracer.startSpan('call', {}, ROOT_CONTEXT));
    for (const span of spans) {
      const { traceId } = span.spanContext();
      expect(span.isRecording()).toBe(sampler.keeps(traceId));
      span.end();
    }
    expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(spans.length);
    const kept = spans.filter((span) => span.isRecording() || span.spanContext().traceFlags === TraceFlags.SAMPLED);
    expect(exporter.getFinishedSpans().map((span) => span.spanContext().traceId)).toEqual(
      kept.map((span) => span.spanContext().traceId),
    );
  });

  it('begins a trace where a caller names none that could be', () => {
    const nobody = trace.setSpanContext(ROOT_CONTEXT, { ...CALLER, traceId: '0'.repeat(32) });
    const { tracer } = startTracer(0);
    const [own, ...others] = [nobody, ROOT_CONTEXT].map((parent) => tracer.startSpan('call', {}, parent));
    expect(own?.spanContext().traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    expect(others[0]?.spanContext().traceId).not.toBe(own?.spanContext().traceId);
  });

  it('leaves what is above out where a span begins a trace of its own', () => {
    const { tracer, exporter } = startTracer(1);
    tracer.startSpan('job', { root: true }, FROM_CALLER).end();
    const [span] = exporter.getFinishedSpans();
    expect(span?.parentSpanContext).toBeUndefined();
    expect(span?.spanContext().traceId).not.toBe(CALLER.traceId);
  });
});
