import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, refreshSession, signInWithPassword, signUp } from '@playbook/contracts/auth/auth.contract';
import { requestOtp, requestRecovery, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { accessTokenClaimsSchema, type Session, sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { decodeJwt } from 'jose';
import { codeOf, TEST_CLIENT, TEST_PASSWORD, uniqueEmail } from '../../test/auth-service.fixture.js';
import { MailedAuth, type ReceivedMail } from '../../test/mail.fixture.js';

let mailed: MailedAuth;
beforeAll(async () => {
  mailed = await MailedAuth.start();
});
afterAll(() => mailed.stop());

const verify = async (body: Record<string, unknown>): Promise<Session> =>
  sessionSchema.parse(
    await mailed.auth.rpc.call(verifyMail, { body: verifyMail.input.shape.body.parse(body), client: TEST_CLIENT }),
  );

/** Signs up and returns the mail that asks for confirmation. */
async function signUpAndRead(email: string): Promise<ReceivedMail> {
  const body = signUp.input.shape.body.parse({ email, password: TEST_PASSWORD });
  await mailed.auth.rpc.call(signUp, { body, client: TEST_CLIENT });
  return mailed.nextMail(email);
}

/** Asks for a code for an address, which gets an account where it has none. */
async function requestCode(email: string): Promise<ReceivedMail> {
  await mailed.auth.rpc.call(requestOtp, { body: requestOtp.input.shape.body.parse({ email }), client: TEST_CLIENT });
  return mailed.nextMail(email);
}

const signIn = (email: string) =>
  mailed.auth.rpc.call(signInWithPassword, { body: { email, password: TEST_PASSWORD } as never, client: TEST_CLIENT });

describe('a typed code', () => {
  it('confirms and proves the address of a sign-up and signs in', async () => {
    const email = uniqueEmail();
    const { code, to, subject } = await signUpAndRead(email);
    expect(code).toMatch(/^\d{6}$/);
    expect({ to, subject }).toEqual({ to: email, subject: 'Confirm your e-mail address for Playbook' });

    const session = await verify({ type: 'signup', email: email.toUpperCase(), token: code });
    expect(session.user.email_confirmed_at).toBeDefined();
    expect(session.user.confirmation_sent_at).toBeDefined();
    expect(session.user.identities[0]?.identity_data).toMatchObject({ email_verified: true });
    const { amr } = accessTokenClaimsSchema.parse(decodeJwt(session.access_token));
    expect(amr).toMatchObject([{ method: 'otp' }]);
    const [row] = await mailed.auth.sql('select email_proven_at from auth.users where email = $1', [email]);
    expect(row).toEqual({ email_proven_at: expect.any(Date) });
    expect((await signIn(email)).user.email).toBe(email);
  });

  it('keeps `otp` as the method through a refresh', async () => {
    const email = uniqueEmail();
    const { code } = await requestCode(email);
    const { refresh_token } = await verify({ type: 'email', email, token: code });
    const refreshed = await mailed.auth.rpc.call(refreshSession, { body: { refresh_token }, client: TEST_CLIENT });
    expect(decodeJwt(refreshed.access_token)['amr']).toMatchObject([{ method: 'otp' }]);
  });

  it('is good once', async () => {
    const email = uniqueEmail();
    const { code } = await requestCode(email);
    await verify({ type: 'email', email, token: code });
    expect(await codeOf(verify({ type: 'email', email, token: code }))).toBe('otp_expired');
  });

  it('is good for exactly one of ten parallel calls', async () => {
    const email = uniqueEmail();
    const { code } = await requestCode(email);
    const calls = Array.from({ length: 10 }, () => verify({ type: 'email', email, token: code }));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const losers = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const loser of losers) expect(loser).toMatchObject({ code: 'otp_expired' });
  });

  it('is good for an hour', async () => {
    const email = uniqueEmail();
    const early = await requestCode(email);
    await mailed.age('59 minutes');
    await verify({ type: 'email', email, token: early.code });

    mailed.passCoolDown();
    const late = await requestCode(email);
    await mailed.age('61 minutes');
    const call = verify({ type: 'email', email, token: late.code });
    await expect(call).rejects.toMatchObject({ code: 'otp_expired', message: 'Token has expired or is invalid' });
    expect(await codeOf(verify({ type: 'magiclink', token_hash: late.link?.searchParams.get('token') }))).toBe(
      'otp_expired',
    );
  });

  it('is void after five wrong tries, also when these come in parallel', async () => {
    const email = uniqueEmail();
    const { code } = await requestCode(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = Array.from({ length: 5 }, () => codeOf(verify({ type: 'email', email, token: wrong })));
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['otp_expired']));
    expect(await codeOf(verify({ type: 'email', email, token: code }))).toBe('otp_expired');
  });

  it('survives four wrong tries', async () => {
    const email = uniqueEmail();
    const { code } = await requestCode(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries += 1) await codeOf(verify({ type: 'email', email, token: wrong }));
    expect((await verify({ type: 'email', email, token: code })).user.email).toBe(email);
  });

  it('gives way to a newer one', async () => {
    const email = uniqueEmail();
    const older = await requestCode(email);
    mailed.passCoolDown();
    const newer = await requestCode(email);
    const olderLink = { type: 'signup', token_hash: older.link?.searchParams.get('token') };
    expect(await codeOf(verify(olderLink))).toBe('otp_expired');
    await verify({ type: 'email', email, token: newer.code });
  });

  it('is not good for another purpose or another address', async () => {
    const email = uniqueEmail();
    const { code } = await requestCode(email);
    const other = uniqueEmail();
    await requestCode(other);
    expect(await codeOf(verify({ type: 'recovery', email, token: code }))).toBe('otp_expired');
    expect(await codeOf(verify({ type: 'email', email: other, token: code }))).toBe('otp_expired');
    expect(await codeOf(verify({ type: 'email', email: uniqueEmail(), token: code }))).toBe('otp_expired');
    await verify({ type: 'email', email, token: code });
  });

  it('is stored only as a hash that its key is needed for', async () => {
    const email = uniqueEmail();
    const { code, link } = await requestCode(email);
    const rows = JSON.stringify(await mailed.auth.sql('select * from auth.mail_tokens where address = $1', [email]));
    expect(rows).not.toContain(link?.searchParams.get('token'));
    expect(rows).not.toContain(`"${code}"`);
  });
});

describe('the token of a link', () => {
  it('signs in once', async () => {
    const email = uniqueEmail();
    const { link } = await signUpAndRead(email);
    const body = { type: 'signup', token_hash: link?.searchParams.get('token') };
    expect((await verify(body)).user.email).toBe(email);
    const call = verify(body);
    await expect(call).rejects.toMatchObject({
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });
});

describe('a verification', () => {
  it.each([
    ['validation_failed', { email: 'ada@example.com', token: '123456' }],
    ['validation_failed', { type: 'email', email: 'ada@example.com' }],
    ['validation_failed', { type: 'email', email: 'ada@example.com', token: '123456', token_hash: 'hash' }],
    ['validation_failed', { type: 'email', token: '123456' }],
    ['validation_failed', { type: 'unknown', email: 'ada@example.com', token: '123456' }],
    ['validation_failed', { type: 'sms', phone: 'not a number', token: '123456' }],
    ['otp_expired', { type: 'sms', phone: '+15550100', token: '123456' }],
    ['otp_expired', { type: 'email', email: 'nobody@example.com', token: '123456' }],
    ['otp_expired', { type: 'signup', token_hash: 'unknown' }],
  ])('fails with %s for %j', async (code, body) => {
    expect(await codeOf(verify(body))).toBe(code);
  });

  it('by an owner takes an account back from somebody who signed up with the address', async () => {
    const email = uniqueEmail();
    await signUpAndRead(email);
    mailed.passCoolDown();
    const { code } = await requestCode(email);
    const { user } = await verify({ type: 'magiclink', email, token: code });

    expect(await codeOf(signIn(email))).toBe('invalid_credentials');
    const events = await mailed.auth.sql('select kind from auth.audit_events where user_id = $1', [user.id]);
    expect(events).toEqual(
      expect.arrayContaining([{ kind: 'unproven_account_reset' }, { kind: 'email_confirmed' }, { kind: 'signed_in' }]),
    );
  });

  it('refuses a banned founder and leaves the code as it is', async () => {
    const email = uniqueEmail();
    const { code } = await requestCode(email);
    const ban = `update auth.users set banned_until = now() + interval '1 day' where email = $1`;
    await mailed.auth.sql(ban, [email]);
    expect(await codeOf(verify({ type: 'email', email, token: code }))).toBe('user_banned');
    await mailed.auth.sql('update auth.users set banned_until = null where email = $1', [email]);
    const session = await verify({ type: 'email', email, token: code });
    const user = await mailed.auth.rpc.call(getUser, {}, { accessToken: session.access_token });
    expect(user.id).toBe(session.user.id);
  });

  it('of a recovery signs in, so that a new password can be set', async () => {
    const email = uniqueEmail();
    await verify({ type: 'signup', email, token: (await signUpAndRead(email)).code });
    mailed.passCoolDown();
    await mailed.auth.rpc.call(requestRecovery, {
      body: requestRecovery.input.shape.body.parse({ email }),
      client: TEST_CLIENT,
    });
    const { code, subject } = await mailed.nextMail(email);
    expect(subject).toBe('Set a new password for Playbook');
    const { user } = await verify({ type: 'recovery', email, token: code });
    expect(user.recovery_sent_at).toBeDefined();
    expect((await signIn(email)).user.id).toBe(user.id);
  });
});
