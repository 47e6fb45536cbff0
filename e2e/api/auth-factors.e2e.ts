import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { forwardedFor } from '../support/auth/client-address.js';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { claimsOf } from '../support/auth/signing-key.js';
import { productUrl } from '../support/topology.js';

const authUrl = `${productUrl()}/auth/v1`;
const NAMED = { 'x-supabase-api-version': '2024-01-01' };
const PERIOD_MS = 30_000;
type Client = ReturnType<typeof makeAuthClient>;

async function signedIn({ session }: Founder): Promise<Client> {
  const client = makeAuthClient();
  const { access_token, refresh_token } = session;
  await client.setSession({ access_token, refresh_token });
  return client;
}

async function enrol(client: Client, friendlyName: string = randomUUID()) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return data;
}

/** The code that an authenticator shows, `stepsAhead` periods from now. */
const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * PERIOD_MS });

async function stepUp(client: Client) {
  const factor = await enrol(client);
  const verified = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) });
  if (verified.error) throw verified.error;
  return { factor, session: verified.data };
}

describe('one-time password factors by the wire contract', () => {
  let founder: Founder;
  let client: Client;

  beforeEach(async () => {
    founder = await signUpFounder(productUrl());
    client = await signedIn(founder);
  });

  it('enrols a factor with a QR code that fits into a data URL, and shows no secret again', async () => {
    const factor = await enrol(client);
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,/);
    expect(factor.totp.qr_code).not.toContain('#');
    expect(factor.totp.uri).toMatch(/^otpauth:\/\/totp\/.*algorithm=SHA1&digits=6&period=30/);
    const { data } = await client.getUser();
    expect(data.user?.factors).toMatchObject([{ id: factor.id, status: 'unverified', factor_type: 'totp' }]);
    expect(JSON.stringify(data.user)).not.toContain(factor.totp.secret);
  });

  it('raises the session to aal2 and keeps it, with the methods in order', async () => {
    const before = claimsOf(founder.session.access_token);
    const { session } = await stepUp(client);
    const after = claimsOf(session.access_token);
    expect(after).toMatchObject({ aal: 'aal2', session_id: before['session_id'] });
    expect((after['amr'] as { method: string }[]).map(({ method }) => method)).toEqual(['totp', 'password']);
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const refreshed = await client.refreshSession();
    expect(claimsOf(refreshed.data.session!.access_token)['aal']).toBe('aal2');
  });

  it('refuses refresh tokens from before the step-up, and ends the other sessions below it', async () => {
    const { email, password } = founder;
    const other = await makeAuthClient().signInWithPassword({ email, password });
    await stepUp(client);
    const old = await call(`${authUrl}/token?grant_type=refresh_token`, {
      body: { refresh_token: founder.session.refresh_token },
    });
    expect(old.status).toBe(400);
    expect((await makeAuthClient().getUser(other.data.session!.access_token)).error).not.toBeNull();
    const again = await makeAuthClient().signInWithPassword({ email, password });
    expect(claimsOf(again.data.session!.access_token)['aal']).toBe('aal1');
  });

  it('accepts a code once', async () => {
    const { factor } = await stepUp(client);
    const replay = await client.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret),
    });
    expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const next = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret, 1) });
    expect(next.error).toBeNull();
  });

  it('accepts a code for one of several challenges at once, whichever process is asked', async () => {
    const { id, totp } = await enrol(client);
    const { access_token: token } = founder.session;
    const headers = forwardedFor();
    const ask = (path: string, body: object) => call(`${authUrl}/factors/${id}/${path}`, { token, headers, body });
    const challenges = await Promise.all(Array.from({ length: 6 }, () => ask('challenge', {})));
    const code = codeOf(totp.secret);
    const replies = await Promise.all(
      challenges.map(({ json }) => ask('verify', { challenge_id: (json as { id: string }).id, code })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it.each([
    ['a wrong code', '000000', 422, 'mfa_verification_failed'],
    ['no code', '', 400, 'validation_failed'],
  ])('refuses %s', async (_name, code, status, errorCode) => {
    const factor = await enrol(client);
    const challenge = await client.mfa.challenge({ factorId: factor.id });
    const wrong = code === codeOf(factor.totp.secret) ? '111111' : code;
    const { error } = await client.mfa.verify({
      factorId: factor.id,
      challengeId: challenge.data?.id ?? '',
      code: wrong,
    });
    expect(error).toMatchObject({ status, code: errorCode });
  });

  it('refuses an unknown challenge', async () => {
    const factor = await enrol(client);
    const code = codeOf(factor.totp.secret);
    const { error } = await client.mfa.verify({ factorId: factor.id, challengeId: randomUUID(), code });
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
  });

  it('refuses a second factor of the same name', async () => {
    await enrol(client, 'telephone');
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'telephone' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  it.each([
    ['phone', { factor_type: 'phone', phone: '+15551234567' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['webauthn', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    ['smoke', { factor_type: 'smoke' }, 400, 'validation_failed'],
  ])('does not offer factors of type %s', async (_name, body, status, code) => {
    const token = founder.session.access_token;
    const reply = await call(`${authUrl}/factors`, { body: { friendly_name: 'x', ...body }, token, headers: NAMED });
    expect(reply).toMatchObject({ status, json: { code } });
  });

  it('does not know the factor of somebody else, nor an id that is none', async () => {
    const factor = await enrol(client);
    const { access_token: token } = (await signUpFounder(productUrl())).session;
    for (const [id, code] of [
      [factor.id, 'mfa_factor_not_found'],
      ['not-an-id', 'validation_failed'],
    ]) {
      const reply = await call(`${authUrl}/factors/${id}/challenge`, { body: {}, token, headers: NAMED });
      expect(reply).toMatchObject({ status: 404, json: { code } });
    }
  });

  it('lets nobody at aal1 add or remove a factor once one is verified', async () => {
    const { factor } = await stepUp(client);
    const { email, password } = founder;
    const lower = makeAuthClient();
    await lower.signInWithPassword({ email, password });
    const added = await lower.mfa.enroll({ factorType: 'totp', friendlyName: randomUUID() });
    expect(added.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const removed = await lower.mfa.unenroll({ factorId: factor.id });
    expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  });

  it('falls back to aal1 when the factor is removed', async () => {
    const { factor } = await stepUp(client);
    const { data, error } = await client.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    expect(data?.id).toBe(factor.id);
    const refreshed = await client.refreshSession();
    expect(claimsOf(refreshed.data.session!.access_token)['aal']).toBe('aal1');
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });
});
