import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { metrics, trace } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { ModelServer } from '@playbook/testing/model/model-server';
import { waitUntil } from '@playbook/testing/wait-until';
import { z } from 'zod';
import { MemoryStore } from '../ephemeral/memory-store.adapter.js';
import { connectModel } from './model/connect-model.js';
import { ModelAccess, type ModelQuestion } from './model-access.js';
import { modelSettingsShape } from './model/model.settings.js';

/** Stands for everything that a founder writes and a model returns. */
const SECRET = 'cucumber';
const NEVER = new AbortController().signal;
const settingsSchema = z.object(modelSettingsShape);

const question = (overrides: Partial<ModelQuestion> = {}): ModelQuestion => ({
  founderId: 'founder',
  instructions: `Rules of the ${SECRET}`,
  prompt: `A ${SECRET} pitch`,
  schema: z.object({ answer: z.string() }),
  maxOutputTokens: 100,
  deadline: NEVER,
  caller: NEVER,
  onPartial: null,
  ...overrides,
});

describe('ModelAccess', () => {
  const spans = new InMemorySpanExporter();
  const figures = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: figures, exportIntervalMillis: 3_600_000 });
  const tracing = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] });
  const metering = new MeterProvider({ readers: [reader] });
  let server: ModelServer;
  let access: ModelAccess;
  /** Each test has a model of its own, since figures add up. */
  let modelName = 'model';

  beforeAll(async () => {
    trace.setGlobalTracerProvider(tracing);
    metrics.setGlobalMeterProvider(metering);
    server = await ModelServer.start(() => ({ kind: 'hang' }));
  });
  afterAll(async () => {
    trace.disable();
    metrics.disable();
    await tracing.shutdown();
    await metering.shutdown();
    await server.stop();
  });
  beforeEach(async () => {
    server.calls.length = 0;
    modelName += '-next';
    const settings = settingsSchema.parse({
      PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
      PLAYBOOK_MODEL_NAME: modelName,
      PLAYBOOK_MODEL_URL: server.url,
      PLAYBOOK_MODEL_INPUT_USD_PER_MTOK: 2,
      PLAYBOOK_MODEL_OUTPUT_USD_PER_MTOK: 10,
      PLAYBOOK_MODEL_BREAKER_FAILURES: 1,
    });
    const model = await connectModel(settings);
    access = new ModelAccess(model!, new MemoryStore(), settings);
  });

  it('asks for JSON of a form, and shows it growing', async () => {
    const text = JSON.stringify({ answer: 'one, two, three, and many more words' });
    server.answer = () => ({ kind: 'write', text, pieceChars: 6 });
    const seen: unknown[] = [];
    const reply = await access.ask(question({ onPartial: (partial) => seen.push(partial) }));
    expect(reply).toEqual({ text, isComplete: true, usage: { inputTokens: 1_000, outputTokens: 200 } });
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toEqual(JSON.parse(text));
    expect(JSON.parse(server.calls[0]?.body ?? '')).toMatchObject({
      max_tokens: 100,
      response_format: { json_schema: { schema: { properties: { answer: { type: 'string' } } } } },
    });
  });

  it('stops asking when the caller is gone, and blames nobody', async () => {
    server.answer = () => ({ kind: 'hang' });
    const caller = new AbortController();
    const call = access.ask(question({ caller: caller.signal }));
    await waitUntil(() => server.calls.length === 1);
    caller.abort();
    await expect(call).rejects.toMatchObject({ code: 'request_cancelled' });
    await expect(server.calls[0]?.hungUp).resolves.toBeUndefined();
    server.answer = () => ({ kind: 'write', text: '{}' });
    await expect(access.ask(question())).resolves.toMatchObject({ text: '{}' });
  });

  it('counts calls, tokens, time and money, and tells nothing of what was written', async () => {
    server.answer = () => ({ kind: 'write', text: JSON.stringify({ answer: SECRET }) });
    await access.ask(question());
    server.answer = () => ({ kind: 'refuse', status: 500 });
    await expect(access.ask(question())).rejects.toMatchObject({ reason: 'provider-error' });
    await expect(access.ask(question())).rejects.toMatchObject({ reason: 'paused' });
    await reader.forceFlush();
    const seenSpans = spans.getFinishedSpans().map(({ name, attributes, status }) => ({ name, attributes, status }));
    const seen = JSON.stringify([seenSpans, figures.getMetrics()]);
    for (const name of ['gen_ai.client.operation.duration', 'gen_ai.client.token.used', 'playbook.model.cost']) {
      expect(seen).toContain(name);
    }
    expect(seen).toContain('"outcome":"provider-error"');
    // 1,000 tokens in and 200 out at 2 and 10 dollars a million.
    const cost = figures
      .getMetrics()
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
      .filter(({ descriptor }) => descriptor.name === 'playbook.model.cost')
      .flatMap(({ dataPoints }) =>
        dataPoints.map(({ attributes, value }) => [attributes['gen_ai.request.model'], value]),
      );
    expect(cost).toContainEqual([modelName, 0.004]);
    expect(seen).toContain(`chat ${modelName}`);
    expect(seen).not.toContain(SECRET);
  });
});
