import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { FakeGateway, problem, reply } from '../../testing/fake-gateway.js';
import { storeSession } from '../../testing/store-session.js';
import { installTracing } from '../telemetry/tracing.js';
import { ApiError } from './api-error.js';
import { request } from './request.js';

const thing = {
  method: 'GET',
  path: '/rest/v1/things/:id',
  access: 'founder',
  response: z.object({ name: z.string() }),
  status: 200,
} as const;
const open = {
  method: 'POST',
  path: '/rest/v1/open',
  access: 'public',
  response: z.object({ ok: z.boolean() }),
  status: 200,
} as const;

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('request', () => {
  let gateway: FakeGateway;
  beforeEach(() => {
    gateway = new FakeGateway();
    installTracing(null);
  });

  it('fills in parameters and query, adds the token, and answers what the contract knows', async () => {
    storeSession();
    gateway.on('GET /rest/v1/things/a%2Fb', () => reply({ name: 'n', secret: 1 }));
    const result = await request(thing, { params: { id: 'a/b' }, query: { limit: 5, cursor: undefined } });
    expect(result).toEqual({ name: 'n' });
    expect(gateway.calls[0]?.url.search).toBe('?limit=5');
    expect(gateway.calls[0]?.headers.get('Authorization')).toMatch(/^Bearer ey/);
  });

  it('does not call a route for founders when nobody is signed in', async () => {
    const error = await failureOf(request(thing, { params: { id: '1' } }));
    expect(error).toMatchObject({ status: 401, code: 'no_authorization' });
    expect(gateway.calls).toEqual([]);
  });

  it('sends the body and the idempotency key', async () => {
    gateway.on('POST /rest/v1/open', () => reply({ ok: true }));
    await request(open, { body: { a: 1 }, idempotencyKey: 'key-12345' });
    expect(gateway.calls[0]).toMatchObject({ body: { a: 1 } });
    expect(gateway.calls[0]?.headers.get('Idempotency-Key')).toBe('key-12345');
    expect(gateway.calls[0]?.headers.get('traceparent')).toBeNull();
  });

  it('sends the trace of the action that caused it', async () => {
    const ended: number[] = [];
    installTracing({
      startAction: () => ({ end: () => undefined }),
      startCall: (method, path) => ({ traceparent: `00-${method}-${path}`, end: (status) => ended.push(status) }),
    });
    gateway.on('POST /rest/v1/open', () => reply({ ok: true }));
    await request(open);
    expect(gateway.calls[0]?.headers.get('traceparent')).toBe('00-POST-/rest/v1/open');
    expect(ended).toEqual([200]);
  });

  it('turns a problem document into an error', async () => {
    const issues = [{ path: 'pitch', message: 'must not be empty' }];
    gateway.on('POST /rest/v1/open', () => problem(400, 'validation_failed', issues));
    expect(await failureOf(request(open))).toMatchObject({
      status: 400,
      code: 'validation_failed',
      issues,
      isTransient: false,
    });
  });

  it('reads how long to wait', async () => {
    gateway.on('POST /rest/v1/open', () => problem(429, 'over_request_rate_limit', [], { 'Retry-After': '17' }));
    expect(await failureOf(request(open))).toMatchObject({ status: 429, retryAfterS: 17 });
  });

  it('understands a refusal that is not a problem document', async () => {
    gateway.on('POST /rest/v1/open', () => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failureOf(request(open))).toMatchObject({
      status: 502,
      code: 'service_unavailable',
      isTransient: true,
    });
  });

  it('reports a network failure as an unavailable service', async () => {
    expect(await failureOf(request(open))).toMatchObject({ status: 0, code: 'service_unavailable', isTransient: true });
  });

  it('takes an answer without content as an empty object', async () => {
    const route = { ...open, response: z.object({}), status: 204 } as const;
    gateway.on('POST /rest/v1/open', () => new Response(null, { status: 204 }));
    expect(await request(route)).toEqual({});
  });

  it('refuses an answer that breaks the contract', async () => {
    gateway.on('POST /rest/v1/open', () => reply({ ok: 'yes' }));
    expect(await failureOf(request(open))).toMatchObject({ code: 'unexpected_failure', isTransient: false });
  });
});
