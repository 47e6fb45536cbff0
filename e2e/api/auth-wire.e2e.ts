import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { forgedTokens } from '../support/auth/forged-tokens.js';
import { claimsOf, signClaims } from '../support/auth/signing-key.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const authUrl = `${url}/auth/v1`;
const NAMED = { 'x-supabase-api-version': '2024-01-01' };
const MEBIBYTE = 1_048_576;

describe('rules of every auth endpoint', () => {
  let founder: Founder;

  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  const faults = [
    ['an unknown address', '/nothing', {}, 404, 'not_found'],
    ['malformed JSON', '/signup', { rawBody: '{' }, 400, 'bad_json'],
    ['deep nesting', '/signup', { rawBody: `${'['.repeat(65)}${']'.repeat(65)}` }, 400, 'bad_json'],
    ['a body over 1 MiB', '/signup', { body: { data: 'a'.repeat(MEBIBYTE) } }, 413, 'request_entity_too_large'],
    ['no token', '/user', {}, 401, 'no_authorization'],
    ['wrong JSON types', '/signup', { body: { email: {}, password: [] } }, 400, 'validation_failed'],
  ] as const;

  it.each(faults)('answers %s in the form with named codes', async (_name, path, request, status, code) => {
    const reply = await call(`${authUrl}${path}`, { ...request, headers: NAMED });
    expect(reply).toMatchObject({ status, json: { code } });
    expect(reply.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(reply.headers.get('x-sb-error-code')).toBe(code);
  });

  it.each(faults)('answers %s in the older form too', async (_name, path, request, status, code) => {
    const reply = await call(`${authUrl}${path}`, request);
    expect(reply).toMatchObject({ status, json: { code: status, error_code: code } });
    expect(reply.headers.get('x-supabase-api-version')).toBeNull();
  });

  it('refuses every forged token with the wording that clients look for', async () => {
    for (const token of Object.values(await forgedTokens(founder.session.access_token))) {
      const reply = await call(`${authUrl}/user`, { token, headers: NAMED });
      expect(reply).toMatchObject({ status: 403, json: { code: 'bad_jwt' } });
      expect((reply.json as { message: string }).message).toContain('invalid JWT: unable to parse or verify signature');
    }
  });

  it.each([
    ['a scheme that is no bearer', 'Basic abc'],
    ['a bearer without a token', 'Bearer '],
    ['two tokens', 'Bearer a b'],
  ])('refuses %s', async (_name, authorization) => {
    const reply = await call(`${authUrl}/user`, { headers: { ...NAMED, authorization } });
    expect(reply).toMatchObject({ status: 401, json: { code: 'no_authorization' } });
  });

  it('does not know a founder or a session that never was', async () => {
    const claims = claimsOf(founder.session.access_token);
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const noSession = await signClaims({ ...claims, session_id: nowhere });
    expect(await call(`${authUrl}/user`, { token: noSession, headers: NAMED })).toMatchObject({
      status: 403,
      json: { code: 'session_not_found' },
    });
    const nobody = await signClaims({ ...claims, sub: nowhere });
    expect(await call(`${authUrl}/user`, { token: nobody, headers: NAMED })).toMatchObject({
      status: 403,
      json: { code: 'user_not_found' },
    });
  });

  it('says what is on and what is off', async () => {
    const reply = await call(`${authUrl}/settings`);
    expect(reply.json).toMatchObject({
      external: { google: true, email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
  });

  it('is healthy', async () => {
    const reply = await call(`${authUrl}/health`);
    expect(reply).toMatchObject({ status: 200, json: { name: expect.any(String), version: expect.any(String) } });
  });

  it('shows the founder the user and no secret', async () => {
    const { data } = await makeAuthClient().getUser(founder.session.access_token);
    expect(data.user).toMatchObject({ id: founder.session.user.id, email: founder.email, is_anonymous: false });
    expect(JSON.stringify(data.user)).not.toMatch(/password|hash|secret|null/);
  });

  it('ignores where a POST says it wants to be led', async () => {
    const body = { email: 'nobody@example.com', password: 'not the password' };
    const reply = await call(`${authUrl}/token?grant_type=password&redirect_to=somebody@example.com`, { body });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('location')).toBeNull();
  });
});
