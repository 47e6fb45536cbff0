import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { AuthClient } from '@supabase/auth-js';
import { codeFor } from '../support/authenticator.js';
import { call, signUpFounder } from '../support/founder.js';
import { productUrl } from '../support/topology.js';

const authUrl = `${productUrl()}/auth/v1`;
const NAMED = { 'x-supabase-api-version': '2024-01-01' };

const makeClient = () => new AuthClient({ url: authUrl, persistSession: false, autoRefreshToken: false });

/** The web app's own client, signed in as a new founder. */
async function signedInClient(): Promise<ReturnType<typeof makeClient>> {
  const client = makeClient();
  const { error } = await client.signUp({ email: `${randomUUID()}@example.com`, password: `pass ${randomUUID()}` });
  expect(error).toBeNull();
  return client;
}

describe('second factors with the unmodified client library', () => {
  it('are enrolled, raise the session, survive a refresh and are removed', async () => {
    const client = await signedInClient();
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(enrolled.error).toBeNull();
    const { id: factorId, totp } = enrolled.data!;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);

    const verified = await client.mfa.challengeAndVerify({ factorId, code: codeFor(totp.secret) });
    expect(verified.error).toBeNull();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');

    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });

  it('take a code once, whichever process is asked', async () => {
    const client = await signedInClient();
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const { id: factorId, totp } = data!;
    const challenges = await Promise.all(Array.from({ length: 6 }, () => client.mfa.challenge({ factorId })));
    const token = (await client.getSession()).data.session!.access_token;
    const code = codeFor(totp.secret);
    const replies = await Promise.all(
      challenges.map(({ data: challenge }) =>
        call(`${authUrl}/factors/${factorId}/verify`, { token, body: { challenge_id: challenge!.id, code } }),
      ),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it('refuse in the forms of the wire contract', async () => {
    const { session } = await signUpFounder(productUrl());
    const ask = (path: string, body?: object, method = 'POST') =>
      call(`${authUrl}/factors${path}`, {
        token: session.access_token,
        headers: { ...NAMED, 'content-type': 'application/json;charset=UTF-8' },
        method,
        ...(body && { body }),
      });
    const { json } = await ask('', { factor_type: 'totp', friendly_name: null });
    const { id } = json as { id: string };
    const verify = `/${id}/verify`;
    const attempt = { challenge_id: randomUUID(), code: '123456' };
    const expected: [string, object | undefined, string, number, string][] = [
      ['', { factor_type: 'totp', friendly_name: '' }, 'POST', 422, 'mfa_factor_name_conflict'],
      ['', { factor_type: 'phone', phone: '+15550100' }, 'POST', 422, 'mfa_phone_enroll_not_enabled'],
      ['', { factor_type: 'webauthn' }, 'POST', 422, 'mfa_webauthn_enroll_not_enabled'],
      ['', { factor_type: {} }, 'POST', 400, 'validation_failed'],
      ['/no-id/challenge', {}, 'POST', 404, 'validation_failed'],
      [`/${randomUUID()}/challenge`, {}, 'POST', 404, 'mfa_factor_not_found'],
      [verify, { ...attempt, code: '' }, 'POST', 400, 'validation_failed'],
      [verify, attempt, 'POST', 422, 'mfa_factor_not_found'],
      ['/no-id', undefined, 'DELETE', 404, 'validation_failed'],
      [`/${randomUUID()}`, undefined, 'DELETE', 404, 'mfa_factor_not_found'],
    ];
    for (const [path, body, method, status, code] of expected) {
      const reply = await ask(path, body, method);
      expect([method, path, reply.status, reply.json]).toMatchObject([method, path, status, { code }]);
      expect(reply.headers.get('x-sb-error-code')).toBe(code);
    }
    expect((await ask(`/${id}`, undefined, 'DELETE')).json).toEqual({ id });
  });

  it('need the session that has shown its factor', async () => {
    const client = await signedInClient();
    const before = (await client.getSession()).data.session!.access_token;
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    await client.mfa.challengeAndVerify({ factorId: data!.id, code: codeFor(data!.totp.secret) });
    const options = { token: before, headers: NAMED };
    const enrol = await call(`${authUrl}/factors`, { ...options, body: { factor_type: 'totp', friendly_name: 'b' } });
    expect(enrol).toMatchObject({ status: 403, json: { code: 'insufficient_aal' } });
    const removal = await call(`${authUrl}/factors/${data!.id}`, { ...options, method: 'DELETE' });
    expect(removal).toMatchObject({ status: 422, json: { code: 'insufficient_aal' } });
  });
});
