import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { forwardedFor } from '../support/auth/client-address.js';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { claimsOf, signClaims } from '../support/auth/signing-key.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const tokenUrl = (grant: string): string => `${url}/auth/v1/token?grant_type=${grant}`;
const NAMED = { 'x-supabase-api-version': '2024-01-01' };
const PARALLEL_REFRESHES = 20;

interface TokenResponse {
  readonly access_token: string;
  readonly refresh_token: string;
}

async function refresh(refreshToken: unknown) {
  const reply = await call(tokenUrl('refresh_token'), { body: { refresh_token: refreshToken }, headers: NAMED });
  return { ...reply, session: reply.json as TokenResponse, code: (reply.json as { code?: string }).code };
}

describe('sessions by the wire contract', () => {
  let founder: Founder;

  beforeEach(async () => {
    founder = await signUpFounder(url);
  });

  it.each([
    ['no e-mail', { password: 'x' }, 400, 'validation_failed'],
    ['a telephone number', { phone: '+15551234567', password: 'x' }, 422, 'phone_provider_disabled'],
    ['an object as e-mail', { email: {}, password: 'x' }, 400, 'validation_failed'],
    ['a list as password', { email: 'a@example.com', password: [] }, 400, 'validation_failed'],
    ['an empty password', { email: 'a@example.com', password: '' }, 400, 'invalid_credentials'],
  ])('refuses a sign-in with %s', async (_name, body, status, code) => {
    expect(await call(tokenUrl('password'), { body, headers: NAMED })).toMatchObject({ status, json: { code } });
  });

  it.each([
    ['web3', 422, 'web3_provider_disabled'],
    ['client_credentials', 400, 'invalid_credentials'],
    ['', 400, 'invalid_credentials'],
  ])('refuses the grant "%s"', async (grant, status, code) => {
    expect(await call(tokenUrl(grant), { body: {}, headers: NAMED })).toMatchObject({ status, json: { code } });
  });

  it('opens a session of its own at each sign-in, whatever the case of the address', async () => {
    const { email, password, session } = founder;
    const { data } = await makeAuthClient().signInWithPassword({ email: email.toUpperCase(), password });
    const sessionIds = [session.access_token, data.session!.access_token].map((token) => claimsOf(token)['session_id']);
    expect(new Set(sessionIds).size).toBe(2);
    expect((await makeAuthClient().getUser(session.access_token)).error).toBeNull();
  });

  it('issues two tokens that differ within one second', async () => {
    const first = await refresh(founder.session.refresh_token);
    const second = await refresh(founder.session.refresh_token);
    expect(first.session.access_token).not.toBe(second.session.access_token);
  });

  it('rotates a refresh token and keeps session and methods', async () => {
    const { session } = await refresh(founder.session.refresh_token);
    expect(session.refresh_token).not.toBe(founder.session.refresh_token);
    const before = claimsOf(founder.session.access_token);
    const after = claimsOf(session.access_token);
    expect([after['session_id'], after['amr']]).toEqual([before['session_id'], before['amr']]);
  });

  it('gives the parent of the active token the active one again', async () => {
    const successor = (await refresh(founder.session.refresh_token)).session.refresh_token;
    const again = await refresh(founder.session.refresh_token);
    expect(again).toMatchObject({ status: 200, session: { refresh_token: successor } });
  });

  it('gives twenty parallel refreshes one successor, over all replicas', async () => {
    const replies = await Promise.all(
      Array.from({ length: PARALLEL_REFRESHES }, () => refresh(founder.session.refresh_token)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: PARALLEL_REFRESHES }, () => 200));
    expect(new Set(replies.map(({ session }) => session.refresh_token)).size).toBe(1);
  });

  it('gives an older token the active one while the reuse window is open', async () => {
    const second = (await refresh(founder.session.refresh_token)).session.refresh_token;
    const third = (await refresh(second)).session.refresh_token;
    expect(await refresh(founder.session.refresh_token)).toMatchObject({
      status: 200,
      session: { refresh_token: third },
    });
  });

  it.each([
    ['short', 400, 'validation_failed'],
    ['', 400, 'validation_failed'],
    [null, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    ['not-a-token-of-this-product', 400, 'validation_failed'],
  ])('refuses the refresh token %p', async (token, status, code) => {
    expect(await refresh(token)).toMatchObject({ status, code });
  });

  it('refuses the refresh token of a session that has ended', async () => {
    await makeAuthClientOf(founder).then((client) => client.signOut({ scope: 'local' }));
    expect(await refresh(founder.session.refresh_token)).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    });
  });

  it.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('signs out with scope %s', async (scope, [ownLives, otherLives]) => {
    const { email, password } = founder;
    const other = await makeAuthClient().signInWithPassword({ email, password });
    const client = await makeAuthClientOf(founder);
    expect((await client.signOut({ scope })).error).toBeNull();
    const lives = async (token: string) => (await makeAuthClient().getUser(token)).error === null;
    expect(await lives(founder.session.access_token)).toBe(ownLives);
    expect(await lives(other.data.session!.access_token)).toBe(otherLives);
  });

  it('refuses an unknown scope of a sign-out', async () => {
    const reply = await call(`${url}/auth/v1/logout?scope=everything`, {
      method: 'POST',
      token: founder.session.access_token,
      headers: NAMED,
    });
    expect(reply).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
  });

  it('takes the empty JSON body that the client sends with a sign-out', async () => {
    const reply = await fetch(`${url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${founder.session.access_token}`,
        'content-type': 'application/json;charset=UTF-8',
      },
    });
    expect(reply.status).toBe(204);
  });

  it('tells the client that the session is gone, so that it forgets it', async () => {
    const client = await makeAuthClientOf(founder);
    await call(`${url}/auth/v1/logout?scope=global`, { method: 'POST', token: founder.session.access_token });
    const { error } = await client.getUser();
    expect(error?.name).toBe('AuthSessionMissingError');
    expect((await client.getSession()).data.session).toBeNull();
  });

  it('verifies the claims by the published keys alone', async () => {
    const client = await makeAuthClientOf(founder);
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims.sub).toBe(founder.session.user.id);
  });

  it('refreshes through the client and stays signed in', async () => {
    const client = await makeAuthClientOf(founder);
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
  });

  it('accepts an access token for an hour, and the refresh token after that', async () => {
    const claims = claimsOf(founder.session.access_token);
    const issuedAgo = (ageS: number) => {
      const iat = Math.floor(Date.now() / 1_000) - ageS;
      return signClaims({ ...claims, iat, exp: iat + 3_600 });
    };
    expect((await call(`${url}/auth/v1/user`, { token: await issuedAgo(59 * 60) })).status).toBe(200);
    const late = await call(`${url}/auth/v1/user`, { token: await issuedAgo(2 * 3_600), headers: NAMED });
    expect(late).toMatchObject({ status: 403, json: { code: 'bad_jwt' } });
    expect((await refresh(founder.session.refresh_token)).status).toBe(200);
  });

  it('refuses an address after ten wrong passwords and says when to come back, and lets the founder in from another', async () => {
    const stranger = { ...NAMED, ...forwardedFor() };
    const body = { email: founder.email, password: `wrong ${randomUUID()}` };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await call(tokenUrl('password'), { body, headers: stranger })).status).toBe(400);
    }
    const right = { email: founder.email, password: founder.password };
    const blocked = await call(tokenUrl('password'), { body: right, headers: stranger });
    expect(blocked).toMatchObject({ status: 429, json: { code: 'over_request_rate_limit' } });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(tokenUrl('password'), { body: right, headers: NAMED })).status).toBe(200);
  });
});

/** A client that holds the founder's session. */
async function makeAuthClientOf({ session }: Founder) {
  const client = makeAuthClient();
  const { access_token, refresh_token } = session;
  const { error } = await client.setSession({ access_token, refresh_token });
  if (error) throw error;
  return client;
}

describe('an access token without anything more', () => {
  it('sets no password; the present one, or a mailed code, does', async () => {
    const { email, password, session } = await signUpFounder(url);
    const change = (body: object) =>
      call(`${url}/auth/v1/user`, { method: 'PUT', token: session.access_token, body, headers: NAMED });
    expect(await change({ password: 'the thief was here' })).toMatchObject({
      status: 400,
      json: { code: 'reauthentication_needed' },
    });
    const guess = { password: 'the thief was here', current_password: 'a guess' };
    expect(await change(guess)).toMatchObject({ status: 400, json: { code: 'invalid_credentials' } });
    const common = { password: 'Password1', current_password: password };
    expect(await change(common)).toMatchObject({
      status: 422,
      json: { code: 'weak_password', weak_password: { reasons: ['pwned'] } },
    });
    expect((await makeAuthClient().signInWithPassword({ email, password })).error).toBeNull();
    expect((await change({ password: 'the owner was here', current_password: password })).status).toBe(200);
    const renewed = await makeAuthClient().signInWithPassword({ email, password: 'the owner was here' });
    expect(renewed.error).toBeNull();
  });
});
