import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { adminListUsers } from '@playbook/contracts/auth/admin/admin.contract';
import { getAuthSettings, getUser } from '@playbook/contracts/auth/auth.contract';
import { webConfigRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';
import { gatewaySettingsSchema } from './gateway.settings.js';

/** The gateway compares no texts: any good key of the API will do. */
const ANON_KEY = 'header.payload.signature';

let gateway: TestGateway;
let anonKey: string;
const start = async (environment: Record<string, string>): Promise<void> => {
  gateway = await startTestGateway({ settings: gatewaySettingsSchema.parse(environment) });
  anonKey = await gateway.tokens.issueClaims({ role: 'anon', exp: Math.floor(Date.now() / 1_000) + 60 });
};
afterEach(() => gateway.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${gateway.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
  });
const readWebConfig = async () => webConfigRoute.response.parse(await (await ask(webConfigRoute.path)).json());

describe('a gateway that asks for a key of the API', () => {
  beforeEach(() => start({ AUTH_ANON_KEY: ANON_KEY }));

  it('refuses clients without one, with a bad one, and with the token of a founder in its place', async () => {
    const founder = await gateway.tokens.issue(randomUUID());
    expect(await (await ask('/auth/v1/settings')).json()).toEqual({
      code: 'no_authorization',
      message: 'No API key found in request',
    });
    for (const apikey of ['', 'a.b.c', founder]) {
      const reply = await ask('/auth/v1/settings', { apikey });
      expect([reply.status, reply.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
    }
    expect((await ask('/auth/v1/user', { authorization: `Bearer ${founder}` })).status).toBe(401);
  });

  it('lets good ones pass, to what they may do', async () => {
    await gateway.serve(getAuthSettings.subject, async () => encodeValue({}));
    await gateway.serve(getUser.subject, async () => encodeValue({}));
    expect((await ask('/auth/v1/settings', { apikey: anonKey })).status).not.toBe(401);
    const authorization = `Bearer ${await gateway.tokens.issue(randomUUID())}`;
    expect((await ask('/auth/v1/user', { apikey: anonKey, authorization })).status).not.toBe(401);
    expect((await ask('/auth/v1/user', { apikey: anonKey })).status).toBe(401);
  });

  it('does not take a key of public clients for that of an operator', async () => {
    await gateway.serve(adminListUsers.subject, async () => encodeValue({ users: [], totalItems: 0 }));
    const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
    expect((await ask('/auth/v1/admin/users', headers)).status).toBe(403);
    const serviceKey = await gateway.tokens.issueClaims({
      role: 'service_role',
      exp: Math.floor(Date.now() / 1_000) + 60,
    });
    const asOperator = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
    expect((await ask('/auth/v1/admin/users', asOperator)).status).toBe(200);
  });

  it.each([
    ['GET', '/auth/v1/authorize?provider=google'],
    ['GET', '/auth/v1/callback?state=a'],
    ['POST', '/auth/v1/callback'],
    ['GET', '/auth/v1/verify?token=a&type=signup'],
    ['GET', '/auth/v1/health'],
    ['GET', '/auth/v1/.well-known/jwks.json'],
    ['GET', webConfigRoute.path],
  ])('does not ask at %s %s', async (method, path) => {
    expect((await ask(path, {}, method)).status).not.toBe(401);
  });

  it('tells its own web app the key', async () => {
    expect((await readWebConfig()).apiKey).toBe(ANON_KEY);
  });
});

describe('a gateway that asks for none', () => {
  beforeEach(() => start({}));

  it('looks at none', async () => {
    expect((await ask('/auth/v1/settings', { apikey: 'anything' })).status).toBe(503);
    expect((await readWebConfig()).apiKey).toBeNull();
  });
});
