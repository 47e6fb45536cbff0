import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { jwksSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { call, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const authUrl = `${url}/auth/v1`;

describe('auth with the unmodified client library', () => {
  it('signs up, reads the user, signs in again and signs out', async () => {
    const client = makeAuthClient();
    const email = `Mixed.Case-${randomUUID()}@Example.com`;
    const password = `pass ${randomUUID()}`;
    const signedUp = await client.signUp({ email, password, options: { data: { full_name: 'Ada Founder' } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.user).toMatchObject({
      email: email.toLowerCase(),
      user_metadata: { full_name: 'Ada Founder' },
    });

    const signedIn = await client.signInWithPassword({ email, password });
    expect(signedIn.error).toBeNull();
    const token = signedIn.data.session!.access_token;
    expect((await client.getUser(token)).data.user?.id).toBe(signedUp.data.user?.id);

    expect((await client.signOut()).error).toBeNull();
    const after = await client.getUser(token);
    expect(after.error?.code ?? after.error?.name).toMatch(/session_not_found|AuthSessionMissingError/);
    expect((await call(`${url}/rest/v1/pitch-analyses`, { token })).status).toBe(401);
  });

  it('gives one answer for an unknown address and a wrong password', async () => {
    const founder = await signUpFounder(url);
    const wrong = await makeAuthClient().signInWithPassword({ email: founder.email, password: 'not the password' });
    const unknown = await makeAuthClient().signInWithPassword({
      email: `x${founder.email}`,
      password: 'not the password',
    });
    for (const { error } of [wrong, unknown]) {
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
    }
  });

  it('makes one account of five parallel sign-ups', async () => {
    const body = { email: `${randomUUID()}@example.com`, password: `pass ${randomUUID()}` };
    const replies = await Promise.all(Array.from({ length: 5 }, () => call(`${authUrl}/signup`, { body })));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  });

  it('gives parallel refreshes of one token the same successor', async () => {
    const { session } = await signUpFounder(url);
    const body = { refresh_token: session.refresh_token };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => call(`${authUrl}/token?grant_type=refresh_token`, { body })),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const successors = new Set(replies.map((reply) => (reply.json as { refresh_token: string }).refresh_token));
    expect(successors.size).toBe(1);
    expect(successors).not.toContain(session.refresh_token);
  });

  it('speaks the error forms of the wire contract, also for what the gateway refuses', async () => {
    const named = { 'x-supabase-api-version': '2024-01-01' };
    const none = await call(`${authUrl}/user`, { headers: named });
    expect(none).toMatchObject({ status: 401, json: { code: 'no_authorization' } });
    expect(none.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    const forged = await call(`${authUrl}/user`, { token: 'a.b.c' });
    expect(forged).toMatchObject({ status: 403, json: { code: 403, error_code: 'bad_jwt' } });
    const malformed = await call(`${authUrl}/signup`, { rawBody: '{', headers: named });
    expect(malformed).toMatchObject({ status: 400, json: { code: 'bad_json' } });
    const weak = await call(`${authUrl}/signup`, {
      body: { email: 'a@example.com', password: 'short' },
      headers: named,
    });
    expect(weak).toMatchObject({
      status: 422,
      json: { code: 'weak_password', weak_password: { reasons: ['length'] } },
    });
    const elsewhere = await call(`${authUrl}/nothing`, { headers: named });
    expect(elsewhere).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  it('publishes the keys that its tokens are signed with', async () => {
    const { session } = await signUpFounder(url);
    const jwks = await call(`${authUrl}/.well-known/jwks.json`);
    expect(jwks.headers.get('cache-control')).toBe('public, max-age=600');
    const [header] = session.access_token.split('.');
    const { kid } = JSON.parse(Buffer.from(header!, 'base64url').toString()) as { kid: string };
    expect(jwksSchema.parse(jwks.json).keys.map((key) => key.kid)).toContain(kid);
    expect(jwks.text).not.toContain('"d"');
  });
});
