import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, signInWithPassword, signUp } from '@playbook/contracts/auth/auth.contract';
import { eraseAuth } from '@playbook/contracts/auth/auth-account.contract';
import { requestOtp, requestRecovery, updateUser, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { type Session, sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { changeProfile, getProfile } from '@playbook/contracts/profile/profile.contract';
import { codeOf, TEST_CLIENT, TEST_PASSWORD, uniqueEmail } from '../../test/auth-service.fixture.js';
import { FactorOwner } from '../../test/factors.fixture.js';
import { MailedAuth } from '../../test/mail.fixture.js';
import { OAuthFlow, person } from '../../test/oauth-flow.fixture.js';
import { TestOpenIdProvider } from '../../test/open-id-provider.fixture.js';

const NEW_PASSWORD = 'another long password';

let provider: TestOpenIdProvider;
let open: MailedAuth;
let confirming: MailedAuth;
beforeAll(async () => {
  provider = await TestOpenIdProvider.start();
  open = await MailedAuth.start({ ...provider.env, AUTH_MAILER_AUTOCONFIRM: 'true' });
  confirming = await MailedAuth.start();
});
afterAll(async () => {
  await Promise.all([open.stop(), confirming.stop()]);
  await provider.stop();
});

const readUser = (mailed: MailedAuth, { access_token: accessToken }: Session) =>
  mailed.auth.rpc.call(getUser, {}, { accessToken });

async function verify(mailed: MailedAuth, type: string, email: string): Promise<Session> {
  return verifyCode(mailed, type, email, (await mailed.nextMail(email)).code);
}

async function verifyCode(mailed: MailedAuth, type: string, email: string, token: string): Promise<Session> {
  const body = verifyMail.input.shape.body.parse({ type, email, token });
  return sessionSchema.parse(await mailed.auth.rpc.call(verifyMail, { body, client: TEST_CLIENT }));
}

/** The owner of an address asks for a code, reads it and signs in. */
async function ownerByOtp(mailed: MailedAuth, email: string): Promise<Session> {
  await mailed.auth.rpc.call(requestOtp, { body: requestOtp.input.shape.body.parse({ email }), client: TEST_CLIENT });
  return verify(mailed, 'email', email);
}

async function ownerByRecovery(mailed: MailedAuth, email: string): Promise<Session> {
  await mailed.auth.rpc.call(requestRecovery, {
    body: requestRecovery.input.shape.body.parse({ email }),
    client: TEST_CLIENT,
  });
  return verify(mailed, 'recovery', email);
}

const signIn = (mailed: MailedAuth, email: string, password: string): Promise<Session> =>
  mailed.auth.rpc.call(signInWithPassword, {
    body: signInWithPassword.input.shape.body.parse({ email, password }),
    client: TEST_CLIENT,
  });

describe('a squatter who came by a provider that had not verified the address', () => {
  it('is out when its owner signs in by mail, and cannot come back', async () => {
    const flow = new OAuthFlow(open.auth, provider);
    const email = uniqueEmail();
    const identity = person({ email, email_verified: false, name: 'A squatter' });
    const squatter = await flow.signIn(identity);
    const unusedCode = (await flow.comeBack(identity)).searchParams.get('code') ?? '';

    const owner = await ownerByOtp(open, email);

    expect(owner.user.id).toBe(squatter.user.id);
    expect(owner.user.identities.map(({ provider: name }) => name)).toEqual(['email']);
    expect(owner.user.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
    expect(owner.user.user_metadata).toEqual({});
    expect(await codeOf(readUser(open, squatter))).toBe('session_not_found');
    expect(await codeOf(flow.exchange(unusedCode))).toBe('flow_state_not_found');
    const again = await flow.comeBack(identity);
    expect(again.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect((await readUser(open, owner)).id).toBe(owner.user.id);
  });
});

describe('a squatter who signed up with a password and added a second factor', () => {
  it('leaves an account that its owner can recover, secure and delete', async () => {
    const email = uniqueEmail();
    const { raised: squatter } = await new FactorOwner(open.auth).raise(await open.auth.newSession(email));
    const asSquatter = { accessToken: squatter.access_token };
    await open.auth.rpc.call(changeProfile, { fullName: 'A squatter' }, asSquatter);
    await open.auth.rpc.call(updateUser, { body: { data: { note: 'left behind' } } as never }, asSquatter);

    const owner = await ownerByRecovery(open, email);
    const asOwner = { accessToken: owner.access_token };

    expect(owner.user.factors).toBeUndefined();
    expect(JSON.stringify(owner.user)).not.toContain('left behind');
    expect((await open.auth.rpc.call(getProfile, {}, asOwner)).fullName).not.toBe('A squatter');
    expect(await codeOf(readUser(open, squatter))).toBe('session_not_found');
    const body = updateUser.input.shape.body.parse({ password: NEW_PASSWORD });
    await open.auth.rpc.call(updateUser, { body }, asOwner);
    expect(await codeOf(signIn(open, email, TEST_PASSWORD))).toBe('invalid_credentials');
    expect((await signIn(open, email, NEW_PASSWORD)).user.id).toBe(owner.user.id);
    expect(await open.auth.rpc.call(eraseAuth, { confirm: email }, asOwner)).toEqual({});
  });

  it('leaves no mail by which the address could still be changed', async () => {
    const email = uniqueEmail();
    const squatter = await open.auth.newSession(email);
    const body = updateUser.input.shape.body.parse({ email: uniqueEmail() });
    await open.auth.rpc.call(updateUser, { body }, { accessToken: squatter.access_token });
    const { code } = await open.nextMail(email);
    open.passCoolDown();
    const owner = await ownerByOtp(open, email);
    expect(owner.user.new_email).toBeUndefined();
    const change = verifyMail.input.shape.body.parse({ type: 'email_change', email, token: code });
    expect(await codeOf(open.auth.rpc.call(verifyMail, { body: change, client: TEST_CLIENT }))).toBe('otp_expired');
  });
});

describe('a squatter who signed up with a password and waits for the owner to confirm it', () => {
  const register = (email: string, password: string) =>
    confirming.auth.rpc.call(signUp, {
      body: signUp.input.shape.body.parse({ email, password }),
      client: TEST_CLIENT,
    });

  const hasPassword = async (email: string): Promise<boolean> => {
    const sql = 'select password_hash is not null as "hasPassword" from auth.users where email = $1';
    const [row] = await confirming.auth.sql<{ hasPassword: boolean }>(sql, [email]);
    return row?.hasPassword ?? false;
  };

  it('has no password any more when the owner signs up too and confirms', async () => {
    const email = uniqueEmail();
    await register(email, `squatter ${randomUUID()}`);
    await confirming.nextMail(email);
    confirming.passCoolDown();
    await register(email, TEST_PASSWORD);
    expect(await hasPassword(email)).toBe(true);
    const owner = await verify(confirming, 'signup', email);
    expect(await hasPassword(email)).toBe(false);
    expect(owner.user.email_confirmed_at).toBeDefined();
  });

  it('has none either when the owner signs up within the minute, and the only mail is the first', async () => {
    const email = uniqueEmail();
    await register(email, `squatter ${randomUUID()}`);
    const { code } = await confirming.nextMail(email);
    await register(email, TEST_PASSWORD);
    await verifyCode(confirming, 'signup', email, code);
    expect(await hasPassword(email)).toBe(false);
  });

  it('is no squatter who alone has signed up: the password stays', async () => {
    const email = uniqueEmail();
    await register(email, TEST_PASSWORD);
    const { user } = await verify(confirming, 'signup', email);
    expect((await signIn(confirming, email, TEST_PASSWORD)).user.id).toBe(user.id);
  });
});
