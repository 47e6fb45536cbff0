import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getAuthSettings,
  getUser,
  refreshSession,
  signInWithPassword,
  signUp,
} from '@playbook/contracts/auth/auth.contract';
import { reauthenticate, updateUser, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { type Session, sessionSchema, type User } from '@playbook/contracts/auth/auth-wire.schema';
import { decodeJwt } from 'jose';
import { codeOf, startTestAuth, TEST_CLIENT, TEST_PASSWORD, uniqueEmail } from '../../test/auth-service.fixture.js';
import { MailedAuth } from '../../test/mail.fixture.js';

const ON = { AUTH_ANONYMOUS_SIGN_INS: 'true' };

let confirming: MailedAuth;
let mailing: MailedAuth;
beforeAll(async () => {
  confirming = await MailedAuth.start({ ...ON, AUTH_MAILER_AUTOCONFIRM: 'true' });
  mailing = await MailedAuth.start(ON);
});
afterAll(() => Promise.all([confirming.stop(), mailing.stop()]));

async function enter({ auth }: MailedAuth, body: object = {}, address = TEST_CLIENT.address): Promise<Session> {
  const client = { ...TEST_CLIENT, address };
  return sessionSchema.parse(await auth.rpc.call(signUp, { body: signUp.input.shape.body.parse(body), client }));
}
const update = ({ auth }: MailedAuth, { access_token: accessToken }: Session, body: object): Promise<User> =>
  auth.rpc.call(updateUser, { body: updateUser.input.shape.body.parse(body) }, { accessToken });
const userOf = ({ auth }: MailedAuth, { access_token: accessToken }: Session): Promise<User> =>
  auth.rpc.call(getUser, {}, { accessToken });

describe('an anonymous sign-in', () => {
  it('opens a session of a user without an address, and more of other users', async () => {
    const session = await enter(confirming, { data: { theme: 'dark' } });
    expect(session.user).toMatchObject({ email: '', is_anonymous: true, identities: [], app_metadata: {} });
    expect(session.user.user_metadata).toEqual({ theme: 'dark' });
    expect(decodeJwt(session.access_token)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
    expect(await userOf(confirming, session)).toEqual(session.user);
    expect((await enter(confirming)).user.id).not.toBe(session.user.id);
    const { rpc } = confirming.auth;
    const body = { refresh_token: session.refresh_token };
    expect((await rpc.call(refreshSession, { body, client: TEST_CLIENT })).user.is_anonymous).toBe(true);
    expect((await rpc.call(getAuthSettings, {})).external).toMatchObject({ anonymous_users: true });
  });

  it('is limited by block of addresses', async () => {
    for (let index = 0; index < 30; index += 1) await enter(mailing, {}, `2001:db8::${index}`);
    expect(await codeOf(enter(mailing, {}, '2001:db8::ffff'))).toBe('over_request_rate_limit');
    await expect(enter(mailing, {}, '2001:db8:0:1::1')).resolves.toBeDefined();
  });

  it('is off unless it is asked for, and where sign-ups are closed', async () => {
    for (const [env, code] of [
      [{}, 'anonymous_provider_disabled'],
      [{ ...ON, AUTH_DISABLE_SIGNUP: 'true' }, 'signup_disabled'],
    ] as const) {
      const other = await startTestAuth({ env });
      const body = signUp.input.shape.body.parse({});
      expect(await codeOf(other.rpc.call(signUp, { body, client: TEST_CLIENT }))).toBe(code);
      await other.stop();
    }
  });
});

describe('an anonymous user', () => {
  it('becomes a founder with address and password at once where addresses are confirmed automatically', async () => {
    const session = await enter(confirming);
    const email = uniqueEmail();
    const user = await update(confirming, session, { email, password: TEST_PASSWORD });
    expect(user).toMatchObject({ id: session.user.id, email, is_anonymous: false });
    expect(user.identities.map(({ provider }) => provider)).toEqual(['email']);
    const body = { email, password: TEST_PASSWORD };
    const signedIn = await confirming.auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
    expect(signedIn.user).toMatchObject({ id: session.user.id, app_metadata: { provider: 'email' } });
    const [row] = await confirming.auth.sql('select email_proven_at from auth.users where id = $1', [user.id]);
    expect(row).toEqual({ email_proven_at: null });
  });

  it('else becomes one when the mailed code comes back, and stays anonymous until then', async () => {
    const session = await enter(mailing);
    const email = uniqueEmail();
    expect(await update(mailing, session, { email })).toMatchObject({ new_email: email, is_anonymous: true });
    const { code } = await mailing.nextMail(email);
    const body = verifyMail.input.shape.body.parse({ type: 'email_change', email, token: code });
    const verified = sessionSchema.parse(await mailing.auth.rpc.call(verifyMail, { body, client: TEST_CLIENT }));
    expect(verified.user).toMatchObject({ id: session.user.id, email, is_anonymous: false });
    expect(verified.user.identities).toHaveLength(1);
    await update(mailing, verified, { password: TEST_PASSWORD });
  });

  it('cannot take an address that somebody has', async () => {
    for (const on of [confirming, mailing]) {
      const email = await on.insertFounder();
      expect(await codeOf(update(on, await enter(on), { email }))).toBe('email_exists');
    }
  });

  it('cannot do what needs an address', async () => {
    const session = await enter(mailing);
    expect(await codeOf(update(mailing, session, { password: TEST_PASSWORD }))).toBe('validation_failed');
    const both = { email: uniqueEmail(), password: TEST_PASSWORD };
    expect(await codeOf(update(mailing, session, both))).toBe('validation_failed');
    const { access_token: accessToken } = session;
    expect(await codeOf(mailing.auth.rpc.call(reauthenticate, {}, { accessToken }))).toBe('validation_failed');
    expect(await update(mailing, session, { data: { full_name: 'Ada' } })).toMatchObject({ is_anonymous: true });
  });
});
