import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { completeAuthorization, signUp } from '@playbook/contracts/auth/auth.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';
import { gatewaySettingsSchema } from './gateway.settings.js';

const ORIGIN = 'https://app.example';
const NAMED = { 'x-supabase-api-version': '2024-01-01' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ settings: gatewaySettingsSchema.parse({ PLAYBOOK_WEB_ORIGINS: ORIGIN }) });
});
afterEach(() => gateway.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}/auth/v1${path}`, { redirect: 'manual', ...init });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const founder = async () => ({ authorization: `Bearer ${await gateway.tokens.issue(randomUUID())}` });

describe('errors that the gateway itself makes below /auth/v1', () => {
  const failures: [string, number, string, () => Promise<Response>][] = [];
  const add = (name: string, status: number, code: string, path: string, init: RequestInit = {}): void => {
    const request = (headers: Record<string, string>): RequestInit => ({
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...headers },
    });
    failures.push([name, status, code, () => ask(path, request(NAMED))]);
    failures.push([`${name}, to an old client`, status, code, () => ask(path, request({}))]);
  };
  const json = { 'content-type': 'application/json' };
  add('an unknown address', 404, 'not_found', '/nothing');
  add('a wrong method', 405, 'method_not_allowed', '/token');
  add('broken JSON', 400, 'bad_json', '/token', { method: 'POST', body: '{', headers: json });
  const deep = `${'['.repeat(65)}${']'.repeat(65)}`;
  add('65 levels', 400, 'bad_json', '/token', { method: 'POST', body: deep, headers: json });
  const large = JSON.stringify({ email: 'a'.repeat(1_048_577) });
  add('over 1 MiB', 413, 'request_entity_too_large', '/token', { method: 'POST', body: large, headers: json });
  const nul = JSON.stringify({ email: 'a\u0000@example.com', password: 'a long password' });
  add('a NUL character', 400, 'validation_failed', '/signup', { method: 'POST', body: nul, headers: json });
  add('a wrong type', 400, 'validation_failed', '/signup', { method: 'POST', body: '{"email":{}}', headers: json });
  add('another media type', 415, 'unsupported_media_type', '/token', {
    method: 'POST',
    body: 'grant_type=password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  add('no service', 503, 'service_unavailable', '/settings');
  add('no token', 401, 'no_authorization', '/user');
  add('another scheme', 401, 'no_authorization', '/user', { headers: { authorization: 'Basic YTpi' } });
  add('a forged token', 403, 'bad_jwt', '/user', { headers: { authorization: 'Bearer a.b.c' } });
  add('SSO', 404, 'saml_provider_disabled', '/sso', { method: 'POST', body: '{}', headers: json });

  it.each(failures)('have its form: %s', async (name, status, code, send) => {
    const reply = await send();
    expect(reply.status).toBe(status);
    expect(reply.headers.get('x-sb-error-code')).toBe(code);
    const isNamed = !name.endsWith('old client');
    expect(reply.headers.get('x-supabase-api-version')).toBe(isNamed ? '2024-01-01' : null);
    const text = expect.any(String);
    expect(await reply.json()).toEqual(
      isNamed ? { code, message: text } : { code: status, error_code: code, msg: text },
    );
  });

  it('are not kept by caches, not even in place of the keys', async () => {
    const reply = await ask('/.well-known/nothing');
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('say which methods there are', async () => {
    const reply = await ask('/token?grant_type=password');
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('POST');
  });

  it('tell a service that does not answer in time apart', async () => {
    await gateway.serve(signUp.subject, async () => encodeError(new ProcedureError('request_timeout', 'No answer')));
    const reply = await post('/signup', '{}', NAMED);
    expect(reply.status).toBe(504);
    expect(await reply.json()).toEqual({ code: 'request_timeout', message: 'No answer' });
  });
});

describe('what is refused by the wire contract', () => {
  it.each([
    ['GET', '/user/identities/authorize?provider=google&skip_http_redirect=true'],
    ['DELETE', `/user/identities/${randomUUID()}`],
  ])('linking: %s %s', async (method, path) => {
    expect((await ask(path, { method })).status).toBe(401);
    const reply = await ask(path, { method, headers: { ...NAMED, ...(await founder()) } });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ code: 'manual_linking_disabled', message: 'Manual linking is disabled' });
  });

  it.each([
    ['/token?grant_type=web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    ['/token?grant_type=magic', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['/token', 400, 'invalid_credentials', 'unsupported_grant_type'],
  ])('the grant of %s', async (path, status, code, message) => {
    const reply = await post(path, '{"gotrue_meta_security":{}}', NAMED);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({ code, message });
  });

  it('a key of the API in place of a founder', async () => {
    const key = await gateway.tokens.issueClaims({ role: 'anon', exp: Math.floor(Date.now() / 1_000) + 60 });
    const reply = await ask('/user', { headers: { ...NAMED, authorization: `Bearer ${key}` } });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toEqual({ code: 'bad_jwt', message: 'invalid claim: missing sub claim' });
  });

  it('a bad token in the words that clients look for', async () => {
    const reply = await ask('/user', { headers: { ...NAMED, authorization: 'Bearer a.b.c' } });
    const { message } = (await reply.json()) as { message: string };
    expect(message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
  });
});

describe('the callback as a form', () => {
  it('is the same as the one by address', async () => {
    let seen: unknown;
    await gateway.serve(completeAuthorization.subject, async ({ payload }) => {
      seen = JSON.parse(payload);
      return encodeValue({ location: 'https://playbook.example/?code=1' });
    });
    const reply = await ask('/callback', { method: 'POST', body: new URLSearchParams({ state: 's', code: 'c d' }) });
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('https://playbook.example/?code=1');
    expect(seen).toEqual({ query: { state: 's', code: 'c d' } });
  });
});

describe('a web app of another origin', () => {
  const preflight = (origin: string) =>
    ask('/token', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it('may ask first', async () => {
    const { status, headers } = await preflight(ORIGIN);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    for (const name of ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version']) {
      expect(headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  it('sees errors as well, and the headers that the client reads', async () => {
    for (const path of ['/nothing', '/token', '/user', '/settings']) {
      const { headers } = await ask(path, { headers: { origin: ORIGIN } });
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it('gets nothing when it is not listed', async () => {
    for (const reply of [
      await preflight('https://evil.example'),
      await ask('/settings', { headers: { origin: 'null' } }),
    ]) {
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
