import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reauthenticate, updateUser, verifyMail } from '@playbook/contracts/auth-mail.contract';
import type { Session } from '@playbook/contracts/auth-wire.schema';
import { codeOf, TEST_CLIENT } from '../../test/auth-service.fixture.js';
import { MailedAuth } from '../../test/mail.fixture.js';

const NEW_PASSWORD = 'another long password';

let mailed: MailedAuth;
beforeAll(async () => {
  mailed = await MailedAuth.start({ AUTH_MAILER_AUTOCONFIRM: 'true', AUTH_REQUIRE_REAUTHENTICATION: 'true' });
});
afterAll(() => mailed.stop());

const setPassword = (session: Session, nonce?: string, password = NEW_PASSWORD) =>
  mailed.auth.rpc.call(
    updateUser,
    { body: updateUser.input.shape.body.parse({ password, nonce }) },
    { accessToken: session.access_token },
  );
const requestNonce = (session: Session) =>
  mailed.auth.rpc.call(reauthenticate, {}, { accessToken: session.access_token });

/** A founder who has been signed in for longer than a day. */
async function oldSession(): Promise<Session> {
  const session = await mailed.auth.newSession();
  const age = `update auth.sessions set created_at = created_at - interval '25 hours' where user_id = $1`;
  await mailed.auth.sql(age, [session.user.id]);
  return session;
}

async function mailedNonce(session: Session): Promise<string> {
  expect(await requestNonce(session)).toEqual({});
  const mail = await mailed.nextMail(session.user.email);
  expect(mail.link).toBeNull();
  return mail.code;
}

describe('a change of password where reauthentication is required', () => {
  it('needs no code in a session of less than a day', async () => {
    const session = await mailed.auth.newSession();
    expect((await setPassword(session)).id).toBe(session.user.id);
  });

  it('needs the mailed code in an older one, once', async () => {
    const session = await oldSession();
    expect(await codeOf(setPassword(session))).toBe('reauthentication_needed');
    const nonce = await mailedNonce(session);
    await setPassword(session, nonce);
    expect(await codeOf(setPassword(session, nonce, 'a third long password'))).toBe('reauthentication_not_valid');
  });

  it('counts wrong codes', async () => {
    const session = await oldSession();
    const nonce = await mailedNonce(session);
    const wrong = nonce === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await codeOf(setPassword(session, wrong))).toBe('reauthentication_not_valid');
    }
    expect(await codeOf(setPassword(session, nonce))).toBe('reauthentication_not_valid');
  });

  it('refuses a code that has expired', async () => {
    const session = await oldSession();
    const nonce = await mailedNonce(session);
    await mailed.age('61 minutes');
    expect(await codeOf(setPassword(session, nonce))).toBe('reauthentication_not_valid');
  });

  it('leaves the code as it is when the change itself is refused', async () => {
    const session = await oldSession();
    await setPassword(session, await mailedNonce(session));
    mailed.passCoolDown();
    const nonce = await mailedNonce(session);
    expect(await codeOf(setPassword(session, nonce))).toBe('same_password');
    await setPassword(session, nonce, 'a third long password');
  });
});

describe('a code for reauthentication', () => {
  it('signs nobody in', async () => {
    const session = await mailed.auth.newSession();
    const token = await mailedNonce(session);
    const { email } = session.user;
    for (const type of ['email', 'recovery', 'magiclink', 'email_change']) {
      const body = verifyMail.input.shape.body.parse({ type, email, token });
      expect(await codeOf(mailed.auth.rpc.call(verifyMail, { body, client: TEST_CLIENT }))).toBe('otp_expired');
    }
    const body = verifyMail.input.shape.body.parse({ type: 'reauthentication', email, token });
    expect(await codeOf(mailed.auth.rpc.call(verifyMail, { body, client: TEST_CLIENT }))).toBe('validation_failed');
  });

  it('is mailed once a minute', async () => {
    const session = await mailed.auth.newSession();
    await mailedNonce(session);
    expect(await codeOf(requestNonce(session))).toBe('over_email_send_rate_limit');
  });
});
