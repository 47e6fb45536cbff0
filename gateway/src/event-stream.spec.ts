import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { analyzePitch, analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import {
  type PitchAnalysis,
  type PitchChunk,
  pitchAnalysisSchema,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { HEADER } from '@playbook/service-kit/messaging/headers';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { waitUntil } from '@playbook/testing/wait-until';
import { z } from 'zod';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';
import { EventStream } from './http/responses/event-stream.js';

const MEASURED: PitchChunk = { kind: 'progress', stage: 'measured' };
const PARTIAL: PitchChunk = { kind: 'partial', partial: { scoreBreakdown: { clarity: 12 }, partnerFeedback: [] } };
const ANALYSIS: PitchAnalysis = pitchAnalysisSchema.parse({
  id: randomUUID(),
  pitch: 'Payroll for dentists',
  createdAt: '2026-11-20T10:00:00.000Z',
  overallScore: 50,
  scoreBreakdown: { clarity: 10, specificity: 10, valueProposition: 10, differentiation: 10, insightStrength: 10 },
  partnerFeedback: ['Who pays?'],
  rewriteSuggestions: { clarity: 'a', insight: 'b' },
  rewriteNotes: { clarity: null, insight: null },
  shortVersion: null,
  buzzwordRisk: [],
  buzzwords: [],
  readabilityGrade: 'Simple',
  wordCount: 3,
  redFlags: [],
  evidence: [],
  notScoredReason: null,
  engine: { kind: 'model', label: 'small', version: '1' },
});

interface SentEvent {
  readonly name: string;
  readonly content: unknown;
}

/** The events of a stream, without comments. */
const eventsIn = (text: string): SentEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [name = '', content = ''] = block.split('\n');
      return { name: name.slice('event: '.length), content: JSON.parse(content.slice('data: '.length)) };
    });

describe('a route with chunks', () => {
  let gateway: TestGateway;
  let token: string;
  let gate: PromiseWithResolvers<string>;
  /** Header lines and inputs of the calls that reached the service. */
  let calls: { payload: string; chunksSubject: string | undefined }[];

  beforeEach(async () => {
    gateway = await startTestGateway();
    token = await gateway.tokens.issue(randomUUID());
    gate = Promise.withResolvers();
    calls = [];
    await gateway.serve(analyzePitch.subject, async ({ payload, headers }) => {
      const chunksSubject = headers[HEADER.chunksSubject];
      calls.push({ payload, chunksSubject });
      const chunks = chunksSubject === undefined ? [] : [MEASURED, PARTIAL, { kind: 'partial', partial: 'broken' }];
      for (const chunk of chunks) {
        await gateway.services.publish(chunksSubject ?? '', { payload: JSON.stringify(chunk), headers: {} });
      }
      return gate.promise;
    });
  });
  afterEach(async () => {
    gate.resolve(encodeValue(ANALYSIS));
    await gateway.stop();
  });

  const send = (options: { accept?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }) =>
    fetch(gateway.url + analyzePitchRoute.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: options.accept ?? 'text/event-stream',
        ...options.headers,
      },
      body: JSON.stringify(options.body ?? { pitch: 'Payroll for dentists' }),
      ...(options.signal && { signal: options.signal }),
    });

  it('tells the chunks while the service works, then the result as the JSON reply has it', async () => {
    const reply = await send({ accept: 'application/json;q=0.5, text/event-stream' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(reply.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(reply.headers.get('x-accel-buffering')).toBe('no');
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const read = async (): Promise<boolean> => {
      const { value, done } = await reader.read();
      text += value ?? '';
      return !done;
    };
    await waitUntil(async () => eventsIn(text).length === 2 || ((await read()) && eventsIn(text).length === 2));
    expect(eventsIn(text)).toEqual([
      { name: 'progress', content: MEASURED },
      { name: 'partial', content: PARTIAL },
    ]);
    gate.resolve(encodeValue({ ...ANALYSIS, secret: 'x' }));
    while (await read());
    expect(eventsIn(text).slice(2)).toEqual([
      { name: 'result', content: { success: true, data: ANALYSIS, error: null } },
    ]);
    expect(text).not.toContain('broken');
  });

  it('stays JSON for everybody else', async () => {
    gate.resolve(encodeValue(ANALYSIS));
    for (const accept of ['application/json', '*/*', 'text/event-streaming']) {
      const reply = await send({ accept });
      expect(await reply.json()).toEqual({ success: true, data: ANALYSIS, error: null });
    }
    expect(calls.map(({ chunksSubject }) => chunksSubject)).toEqual([undefined, undefined, undefined]);
  });

  it('refuses what is wrong with the request by its status, as ever', async () => {
    expect((await send({ body: { pitch: '' } })).status).toBe(400);
    expect((await send({ headers: { 'idempotency-key': 'x' } })).status).toBe(400);
    expect((await send({ headers: { authorization: 'Bearer no.good.token' } })).status).toBe(401);
    expect(calls).toEqual([]);
  });

  it('is limited like the JSON reply, and sends the idempotency key on', async () => {
    gate.resolve(encodeValue(ANALYSIS));
    const key = randomUUID();
    await (await send({ headers: { 'idempotency-key': key } })).text();
    expect(JSON.parse(calls[0]?.payload ?? '')).toMatchObject({ idempotencyKey: key });
    const limit = analyzePitchRoute.callsPerMinute ?? 0;
    for (let call = 1; call < limit; call += 1) await (await send({ body: { pitch: '' } })).text();
    expect((await send({})).status).toBe(429);
  });

  it('ends with the problem document when the service fails', async () => {
    gate.resolve(encodeError(new ProcedureError('service_unavailable', 'away')));
    const events = eventsIn(await (await send({})).text());
    expect(events.at(-1)).toMatchObject({ name: 'error', content: { status: 503, code: 'service_unavailable' } });
  });

  it('tells the service when the client goes away', async () => {
    const client = new AbortController();
    await send({ signal: client.signal });
    await waitUntil(() => calls.length === 1);
    let isTold = false;
    await gateway.services.subscribe(`${calls[0]?.chunksSubject}.cancelled`, async () => {
      isTold = true;
    });
    client.abort();
    await waitUntil(() => isTold);
    expect(calls).toHaveLength(1);
  });
});

describe('EventStream', () => {
  it('keeps the connection open with comments until the end', async () => {
    const stream = new EventStream(z.unknown(), 1);
    let text = '';
    stream.body.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.open();
    await waitUntil(() => text.split(': keep-alive\n\n').length > 3);
    stream.end('result', 1);
    await waitUntil(() => stream.body.destroyed);
    expect(text.endsWith('event: result\ndata: 1\n\n')).toBe(true);
    expect(stream.clientGone.aborted).toBe(false);
  });
});
