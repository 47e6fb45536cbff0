import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { TestEventStream } from '../../testing/factories/event-stream.factory.js';
import { FakeGateway, problem, reply } from '../../testing/fake-gateway.js';
import { requestStream } from './request-stream.js';

const route = {
  method: 'POST',
  path: '/rest/v1/open',
  access: 'public',
  response: z.object({ ok: z.boolean() }),
  status: 200,
} as const;

describe('requestStream', () => {
  let gateway: FakeGateway;
  let stream: TestEventStream;
  let seen: number[];
  const call = () =>
    requestStream(route, {}, { chunks: z.object({ n: z.number() }), onChunk: ({ n }) => void seen.push(n) });

  beforeEach(() => {
    gateway = new FakeGateway();
    stream = new TestEventStream();
    gateway.on('POST /rest/v1/open', () => stream.response);
    seen = [];
  });

  it('hands over parts in order and answers the result, checked by the contract', async () => {
    const result = call();
    stream.write(': keep-alive\n\n');
    stream.send('part', { n: 1 });
    stream.send('part', { n: 'broken' });
    stream.write('event: part\r\nda');
    stream.write('ta: {"n":2}\r\n\r\nevent: part\ndata: {"n"\n\n');
    stream.send('result', { ok: true, secret: 1 });
    expect(await result).toEqual({ ok: true });
    expect(seen).toEqual([1, 2]);
    expect(gateway.calls[0]?.headers.get('Accept')).toBe('text/event-stream, application/json;q=0.5');
  });

  it('turns an error event into the error of its problem document', async () => {
    const result = call();
    stream.send('error', { type: 't', title: 'x', status: 503, code: 'service_unavailable', detail: '' });
    await expect(result).rejects.toMatchObject({ status: 503, code: 'service_unavailable' });
  });

  it.each([
    ['ends', () => stream.end()],
    ['breaks', () => stream.break()],
  ])('fails as an unreachable service does when the stream %s before the result', async (_, stop) => {
    const result = call();
    stream.send('part', { n: 1 });
    stop();
    await expect(result).rejects.toMatchObject({ status: 0, code: 'service_unavailable', isTransient: true });
  });

  it('refuses a result that breaks the contract', async () => {
    const result = call();
    stream.send('result', { ok: 'yes' });
    await expect(result).rejects.toMatchObject({ code: 'unexpected_failure' });
  });

  it('understands JSON, and a refusal', async () => {
    gateway.on('POST /rest/v1/open', () => reply({ ok: true }));
    expect(await call()).toEqual({ ok: true });
    gateway.on('POST /rest/v1/open', () => problem(429, 'over_request_rate_limit', [], { 'Retry-After': '3' }));
    await expect(call()).rejects.toMatchObject({ status: 429, retryAfterS: 3 });
  });
});
