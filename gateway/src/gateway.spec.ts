import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  analyzePitch,
  analyzePitchRoute,
  listPitchAnalyses,
  listPitchAnalysesRoute,
} from '@playbook/contracts/analysis/pitch-analysis.contract';
import { authorizeRoute } from '@playbook/contracts/auth/auth-routes.contract';
import { problemSchema } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';

describe('the gateway', () => {
  let gateway: TestGateway;
  let token: string;

  beforeEach(async () => {
    gateway = await startTestGateway();
    token = await gateway.tokens.issue(randomUUID());
  });

  afterEach(async () => {
    await gateway.stop();
  });

  const get = (path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    fetch(gateway.url + path, { headers });
  const analyze = (body: unknown) =>
    fetch(gateway.url + analyzePitchRoute.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('refuses every kind of bad token on a founder route and calls no service', async () => {
    let calls = 0;
    await gateway.serve(listPitchAnalyses.subject, async () => {
      calls += 1;
      return encodeValue({ items: [], nextCursor: null });
    });
    for (const bad of Object.values(await gateway.tokens.refusable(randomUUID()))) {
      const reply = await get(listPitchAnalysesRoute.path, { authorization: `Bearer ${bad}` });
      expect(reply.status).toBe(401);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(calls).toBe(0);
    expect((await get(listPitchAnalysesRoute.path)).status).toBe(200);
  });

  it('answers 503 with Retry-After when no service is there', async () => {
    const reply = await get(listPitchAnalysesRoute.path);
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(problemSchema.parse(await reply.json()).code).toBe('service_unavailable');
  });

  it('sends a person home with the fault when the sign-in cannot begin, and a program the error', async () => {
    const address = `${gateway.url}${authorizeRoute.path}?provider=google`;
    const person = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(person.status).toBe(303);
    const home = new URL(person.headers.get('location') ?? '', gateway.url);
    expect([home.pathname, home.searchParams.get('error')]).toEqual(['/', 'temporarily_unavailable']);
    expect(home.hash).toContain('error_description=');
    const program = await fetch(address, { redirect: 'manual' });
    expect(program.status).toBe(503);
  });

  it('hides the text of an unexpected failure', async () => {
    await gateway.serve(analyzePitch.subject, async () => {
      return encodeError(new ProcedureError('unexpected_failure', 'Unexpected failure'));
    });
    const reply = await analyze({ pitch: 'Payroll for dentists' });
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ code: 'unexpected_failure', success: false, data: null });
  });

  it('answers 500 when a service breaks the contract, and sends on nothing of it', async () => {
    await gateway.serve(listPitchAnalyses.subject, async () =>
      encodeValue({ items: [{ secret: 'x' }], nextCursor: null }),
    );
    const reply = await get(listPitchAnalysesRoute.path);
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('secret');
  });

  it('limits calls per founder and says when to come back', async () => {
    const limit = analyzePitchRoute.callsPerMinute ?? 0;
    const statuses = new Map<number, number>();
    for (let index = 0; index < limit + 1; index += 1) {
      const { status } = await analyze({ pitch: '' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses).toEqual(
      new Map([
        [400, limit],
        [429, 1],
      ]),
    );
    const refused = await analyze({ pitch: 'Payroll' });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    token = await gateway.tokens.issue(randomUUID());
    expect((await analyze({ pitch: '' })).status).toBe(400);
  });

  it('does not believe a client that names its own address', async () => {
    const limited = await fetch(`${gateway.url}/auth/v1/authorize?provider=`, { redirect: 'manual' });
    expect(limited.status).toBe(503);
    let last = 0;
    for (let index = 0; index < 60; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      last = (await fetch(`${gateway.url}/auth/v1/authorize?provider=`, { redirect: 'manual', headers })).status;
    }
    expect(last).toBe(429);
  });

  it('is not ready while a dependency is away, and alive all the same', async () => {
    gateway.health.add('broken', () => Promise.reject(new Error('away')));
    const ready = await get('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      status: 'unavailable',
      checks: { broken: false, 'gateway.store': true },
    });
    expect((await get('/livez')).status).toBe(200);
  });

  it('is not ready from the moment it begins to stop', async () => {
    expect((await get('/readyz')).status).toBe(200);
    gateway.health.beginStop();
    expect((await get('/readyz')).status).toBe(503);
  });
});
