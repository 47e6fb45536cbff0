import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { callersContext } from './probe/probe-record.js';
import * as probe from './probe/probe.procedures.js';
import { faultOf, TransportBench, type TransportWire } from './transport-bench.js';

/** What travels beside the input: the W3C trace context does, the caller's own context does not. */
export function transportTraceCases(makeWire: () => Promise<TransportWire>): void {
  describe('context', () => {
    const exporter = new InMemorySpanExporter();
    const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
    let bench: TransportBench;
    let client: RpcClient;

    beforeAll(() => {
      context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
      propagation.setGlobalPropagator(new W3CTraceContextPropagator());
      trace.setGlobalTracerProvider(provider);
    });
    afterAll(async () => {
      trace.disable();
      propagation.disable();
      context.disable();
      await provider.shutdown();
    });
    beforeEach(async () => {
      bench = await TransportBench.open(await makeWire());
      await bench.startReplica();
      client = await bench.client();
      exporter.reset();
    });
    afterEach(() => bench.close());

    const spanNamed = (name: string) => {
      const span = exporter.getFinishedSpans().find((candidate) => candidate.name === name);
      if (!span) throw new Error(`There is no span ${name}`);
      return span;
    };

    it('carries the trace: the handling is a child of the call', async () => {
      const { traceId } = await client.call(probe.inspect, {});
      const call = spanNamed(`call ${probe.inspect.subject}`);
      const handling = spanNamed(`handle ${probe.inspect.subject}`);
      expect(traceId).toBe(call.spanContext().traceId);
      expect(handling.parentSpanContext?.spanId).toBe(call.spanContext().spanId);
    });

    it('hands headers over as they are', async () => {
      const [sender, receiver] = [await bench.connect(), await bench.connect()];
      await receiver.serve('mirror', 'mirror.v1.headers.show', async ({ headers }) => JSON.stringify(headers));
      const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'playbook-x': 'a: b' };
      const reply = await sender.request('mirror.v1.headers.show', { payload: '{}', headers }, { timeoutMs: 5_000 });
      expect(JSON.parse(reply)).toEqual(headers);
    });

    it('does not give the handler the async context of its caller', async () => {
      const answer = await callersContext.run('the caller', () => client.call(probe.inspect, {}));
      expect(answer.callersContext).toBeNull();
    });

    it('leaves spans unmarked for an answer that is an error, and marks failures', async () => {
      await faultOf(client.call(probe.refuse, {}));
      await faultOf(client.call(probe.crash, {}));
      expect(spanNamed(`handle ${probe.refuse.subject}`).status.code).toBe(SpanStatusCode.UNSET);
      expect(spanNamed(`call ${probe.refuse.subject}`).attributes['error.type']).toBe('conflict');
      expect(spanNamed(`handle ${probe.crash.subject}`).status.code).toBe(SpanStatusCode.ERROR);
      expect(spanNamed(`call ${probe.crash.subject}`).status.code).toBe(SpanStatusCode.ERROR);
    });
  });
}
