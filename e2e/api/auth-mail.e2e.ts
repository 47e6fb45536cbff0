import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { call, signUpFounder } from '../support/auth/founder.js';
import { claimsOf } from '../support/auth/signing-key.js';
import { codeIn, letterTo, lettersTo, linkIn } from '../support/outbox.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const NAMED = { 'x-supabase-api-version': '2024-01-01' };
const newEmail = (): string => `mail-${randomUUID()}@example.com`;

describe('mail flows by the wire contract', () => {
  it('signs a new founder in with a mailed code, once', async () => {
    const email = newEmail();
    const client = makeAuthClient();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    const token = codeIn(await letterTo(email));
    const { data, error } = await client.verifyOtp({ email, token, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(claimsOf(data.session!.access_token)['amr']).toMatchObject([{ method: 'otp' }]);
    const again = await makeAuthClient().verifyOtp({ email, token, type: 'email' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('signs in through the mailed link by the code exchange', async () => {
    const email = newEmail();
    const client = makeAuthClient();
    await client.signInWithOtp({ email, options: { emailRedirectTo: `${url}/pitch-analyzer` } });
    const link = linkIn(await letterTo(email));
    const opened = await fetch(link, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    const landed = new URL(opened.headers.get('location') ?? '');
    expect(landed.pathname).toBe('/pitch-analyzer');
    expect(landed.hash).not.toContain('access_token');
    const { error } = await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
    expect(error).toBeNull();
  });

  it('brings a used link home with the fault', async () => {
    const email = newEmail();
    const client = makeAuthClient();
    await client.signInWithOtp({ email });
    const link = linkIn(await letterTo(email));
    const opened = await fetch(link, { redirect: 'manual' });
    const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
    const again = await fetch(link, { redirect: 'manual' });
    expect(again.status).toBe(303);
    const landed = new URL(again.headers.get('location') ?? '');
    expect(landed.origin).toBe(url);
    expect(landed.hash).toContain('error_code=otp_expired');
  });

  it('sets a new password after a recovery, and ends the other sessions', async () => {
    const { email, password, session } = await signUpFounder(url);
    const client = makeAuthClient();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const token = codeIn(await letterTo(email));
    const recovered = await client.verifyOtp({ email, token, type: 'recovery' });
    expect(recovered.error).toBeNull();
    expect((await client.updateUser({ password: 'a new correct horse' })).error).toBeNull();
    expect((await makeAuthClient().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    const renewed = await makeAuthClient().signInWithPassword({ email, password: 'a new correct horse' });
    expect(renewed.error).toBeNull();
    expect((await makeAuthClient().getUser(session.access_token)).error).not.toBeNull();
  });

  it('says the same about known and unknown addresses, and writes to the known one only', async () => {
    const { email } = await signUpFounder(url);
    const stranger = newEmail();
    for (const address of [email, stranger]) {
      expect(await call(`${url}/auth/v1/recover`, { body: { email: address } })).toMatchObject({
        status: 200,
        json: {},
      });
    }
    await letterTo(email);
    expect(await lettersTo(stranger)).toEqual([]);
  });

  it.each([() => signUpFounder(url).then(({ email }) => email), async () => newEmail()])(
    'lets an address have one mail a minute, known or not (%#)',
    async (makeAddress) => {
      const email = await makeAddress();
      expect((await call(`${url}/auth/v1/recover`, { body: { email } })).status).toBe(200);
      const second = await call(`${url}/auth/v1/recover`, { body: { email }, headers: NAMED });
      expect(second).toMatchObject({ status: 429, json: { code: 'over_email_send_rate_limit' } });
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it('changes an address when both have agreed', async () => {
    const founder = await signUpFounder(url);
    const { access_token, refresh_token } = founder.session;
    const client = makeAuthClient();
    await client.setSession({ access_token, refresh_token });
    const next = newEmail();
    const { data, error } = await client.updateUser({ email: next });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: founder.email, new_email: next });
    const own = codeIn(await letterTo(founder.email));
    const other = codeIn(await letterTo(next));
    const first = await makeAuthClient().verifyOtp({ email: founder.email, token: own, type: 'email_change' });
    expect(first.data.session).toBeNull();
    const second = await makeAuthClient().verifyOtp({ email: next, token: other, type: 'email_change' });
    expect(second.error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(next);
  });

  it('merges metadata and removes what is null', async () => {
    const { session } = await signUpFounder(url);
    const { access_token, refresh_token } = session;
    const client = makeAuthClient();
    await client.setSession({ access_token, refresh_token });
    await client.updateUser({ data: { full_name: 'Ada', city: 'London' } });
    const { data } = await client.updateUser({ data: { city: null, team: 2 } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada', team: 2 });
  });

  it.each([
    ['a weak password', { password: 'short' }, 422, 'weak_password'],
    ['a malformed address', { email: 'nobody' }, 400, 'validation_failed'],
    ['metadata of the product itself', { app_metadata: { provider: 'root' } }, 403, 'not_admin'],
  ])('refuses %s', async (_name, body, status, code) => {
    const { session } = await signUpFounder(url);
    const request = { method: 'PUT', body, token: session.access_token, headers: NAMED };
    expect(await call(`${url}/auth/v1/user`, request)).toMatchObject({ status, json: { code } });
  });

  it('refuses the password that is set already, and an address that is taken', async () => {
    const { session, password } = await signUpFounder(url);
    const other = await signUpFounder(url);
    const put = (body: unknown) =>
      call(`${url}/auth/v1/user`, { method: 'PUT', body, token: session.access_token, headers: NAMED });
    expect(await put({ password, current_password: password })).toMatchObject({
      status: 422,
      json: { code: 'same_password' },
    });
    expect(await put({ email: other.email })).toMatchObject({ status: 422, json: { code: 'email_exists' } });
  });

  it.each([
    ['no type', { email: 'a@example.com', token: '123456' }, 400, 'validation_failed'],
    ['neither token nor link', { email: 'a@example.com', type: 'email' }, 400, 'validation_failed'],
    ['both', { type: 'email', email: 'a@example.com', token: '123456', token_hash: 'x' }, 400, 'validation_failed'],
    ['a token without an address', { type: 'email', token: '123456' }, 400, 'validation_failed'],
    ['an unknown address', { type: 'email', email: 'no@example.com', token: '123456' }, 403, 'otp_expired'],
    ['an unknown link', { type: 'email', token_hash: 'unknown' }, 403, 'otp_expired'],
  ])('refuses to verify with %s', async (_name, body, status, code) => {
    expect(await call(`${url}/auth/v1/verify`, { body, headers: NAMED })).toMatchObject({ status, json: { code } });
  });

  it('refuses to resend what it does not know', async () => {
    const body = { email: newEmail(), type: 'postcard' };
    expect(await call(`${url}/auth/v1/resend`, { body, headers: NAMED })).toMatchObject({
      status: 400,
      json: { code: 'validation_failed' },
    });
  });

  it('gives up a code after five wrong tries', async () => {
    const email = newEmail();
    const client = makeAuthClient();
    await client.signInWithOtp({ email });
    const token = codeIn(await letterTo(email));
    const wrong = token === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) await client.verifyOtp({ email, token: wrong, type: 'email' });
    const { error } = await client.verifyOtp({ email, token, type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('mails a nonce for a reauthentication', async () => {
    const { email, session } = await signUpFounder(url);
    const { access_token, refresh_token } = session;
    const client = makeAuthClient();
    await client.setSession({ access_token, refresh_token });
    expect((await client.reauthenticate()).error).toBeNull();
    expect(codeIn(await letterTo(email))).toMatch(/^\d{6}$/);
  });
});

describe('the owner of an address that somebody else has signed up with', () => {
  it('takes the account over for good: no session, password, second factor or name of the squatter is left', async () => {
    const squatter = await signUpFounder(url);
    const { email } = squatter;
    const thief = makeAuthClient();
    await thief.signInWithPassword({ email, password: squatter.password });
    const { data: factor } = await thief.mfa.enroll({ factorType: 'totp' });
    const code = TOTP.generate({ secret: Secret.fromBase32(factor!.totp.secret) });
    expect((await thief.mfa.challengeAndVerify({ factorId: factor!.id, code })).error).toBeNull();
    const thiefToken = (await thief.getSession()).data.session!.access_token;
    const profile = `${url}/rest/v1/profile`;
    const named = await call(profile, { method: 'PUT', token: thiefToken, body: { fullName: 'A squatter' } });
    expect(named.status).toBe(200);

    const owner = makeAuthClient();
    expect((await owner.resetPasswordForEmail(email)).error).toBeNull();
    const token = codeIn(await letterTo(email));
    expect((await owner.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    expect((await owner.updateUser({ password: 'the owner has come' })).error).toBeNull();

    const ownerToken = (await owner.getSession()).data.session!.access_token;
    expect((await call(profile, { token: ownerToken })).text).not.toContain('A squatter');
    expect((await owner.mfa.listFactors()).data?.all).toEqual([]);
    expect((await call(profile, { token: thiefToken })).status).not.toBe(200);
    expect((await thief.refreshSession()).error).not.toBeNull();
    const again = await makeAuthClient().signInWithPassword({ email, password: squatter.password });
    expect(again.error?.code).toBe('invalid_credentials');
  });
});
