import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { accessTokenClaimsSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { call } from '../support/auth/founder.js';
import { claimsOf } from '../support/auth/signing-key.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const newEmail = (): string => `su-${randomUUID()}@example.com`;
const PASSWORD = 'correct horse battery';

describe('sign-up by the wire contract', () => {
  it.each([
    ['without an @', 'nobody'],
    ['with a space', 'no body@example.com'],
    ['with a line break', 'a@example.com\r\nBcc: b@example.com'],
    ['without a domain', 'nobody@'],
    ['of 256 characters', `${'a'.repeat(244)}@example.com`],
  ])('refuses an address %s', async (_name, email) => {
    const { data, error } = await makeAuthClient().signUp({ email, password: PASSWORD });
    expect(data.user).toBeNull();
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('takes a plus-address and keeps it in lower case', async () => {
    const email = `Plus+${randomUUID()}@Example.com`;
    const { data } = await makeAuthClient().signUp({ email, password: PASSWORD });
    expect(data.user?.email).toBe(email.toLowerCase());
  });

  it.each([
    ['no password', ''],
    ['null', null],
    ['an object', {}],
    ['a list', []],
    ['a NUL character', 'correct \u0000 horse'],
  ])('refuses %s as password', async (_name, password) => {
    const reply = await call(`${url}/auth/v1/signup`, {
      body: { email: newEmail(), password },
      headers: { 'x-supabase-api-version': '2024-01-01' },
    });
    expect(reply).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
  });

  it('names the reason of a weak password', async () => {
    const { error } = await makeAuthClient().signUp({ email: newEmail(), password: 'seven77' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  });

  it('counts every byte of a long password', async () => {
    const email = newEmail();
    const password = `${'p'.repeat(200)}-end`;
    expect((await makeAuthClient().signUp({ email, password })).error).toBeNull();
    const cut = await makeAuthClient().signInWithPassword({ email, password: 'p'.repeat(200) });
    expect(cut.error).toMatchObject({ code: 'invalid_credentials' });
    expect((await makeAuthClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  it('refuses a password of 257 bytes', async () => {
    const { error } = await makeAuthClient().signUp({ email: newEmail(), password: 'p'.repeat(257) });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('refuses a second account with the same address, whatever its case', async () => {
    const email = newEmail();
    await makeAuthClient().signUp({ email, password: PASSWORD });
    const { error } = await makeAuthClient().signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  });

  it('refuses an anonymous sign-in', async () => {
    const { error } = await makeAuthClient().signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });

  it('refuses a telephone number', async () => {
    const { error } = await makeAuthClient().signUp({ phone: '+15551234567', password: PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
  });

  it('takes e-mail, password and data from the body, and nothing else', async () => {
    const id = randomUUID();
    const body = {
      email: newEmail(),
      password: PASSWORD,
      data: { full_name: 'Ada' },
      id,
      role: 'service_role',
      aud: 'admin',
      is_super_admin: true,
      app_metadata: { provider: 'root', providers: ['root'] },
      gotrue_meta_security: { captcha_token: null },
      code_challenge: null,
      code_challenge_method: null,
    };
    const reply = await call(`${url}/auth/v1/signup`, { body });
    const { user } = reply.json as { user: Record<string, unknown> };
    expect(user).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada' },
    });
    expect(user['id']).not.toBe(id);
    expect(JSON.stringify(user)).not.toMatch(/password|hash|secret/);
  });

  it('refuses metadata that would not fit into a token', async () => {
    const { error } = await makeAuthClient().signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { bio: 'x'.repeat(9_000) } },
    });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it.each([
    ['a challenge without a method', { code_challenge: 'a'.repeat(43), code_challenge_method: null }],
    ['a method without a challenge', { code_challenge: null, code_challenge_method: 's256' }],
    ['a short challenge', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
    ['an unknown method', { code_challenge: 'a'.repeat(43), code_challenge_method: 's512' }],
  ])('refuses %s', async (_name, pkce) => {
    const reply = await call(`${url}/auth/v1/signup`, { body: { email: newEmail(), password: PASSWORD, ...pkce } });
    expect(reply).toMatchObject({ status: 400, json: { error_code: 'validation_failed' } });
  });

  it('answers a session with the claims and the objects of the contract', async () => {
    const email = newEmail();
    const { data } = await makeAuthClient().signUp({ email, password: PASSWORD });
    const { session, user } = data;
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
    expect(session!.refresh_token.length).toBeGreaterThanOrEqual(12);
    expect(user?.identities).toHaveLength(1);
    expect(user?.identities?.[0]).toMatchObject({
      provider: 'email',
      id: user?.id,
      identity_data: { sub: user?.id, email },
    });
    const claims = accessTokenClaimsSchema.parse(claimsOf(session!.access_token));
    expect(claims).toMatchObject({ sub: user?.id, email, aal: 'aal1', amr: [{ method: 'password' }] });
    expect(claims.exp - claims.iat).toBe(3_600);
  });

  it('lets nobody store an answer with tokens', async () => {
    const reply = await call(`${url}/auth/v1/signup`, { body: { email: newEmail(), password: PASSWORD } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});
