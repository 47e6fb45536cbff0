import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reauthenticate, requestOtp, updateUser, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { type Session, sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { codeOf, TEST_CLIENT, uniqueEmail } from '../../test/auth-service.fixture.js';
import { MailedAuth } from '../../test/mail.fixture.js';

const NEW_PASSWORD = 'another long password';

let mailed: MailedAuth;
beforeAll(async () => {
  mailed = await MailedAuth.start({ AUTH_MAILER_AUTOCONFIRM: 'true' });
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

/** A founder who knows only that they are signed in, as a thief of their access token does. */
const stolenSession = (): Promise<Session> => mailed.auth.newSession();

/** Signs a founder in by a mailed code. */
async function mailedSession(email: string): Promise<Session> {
  await mailed.auth.rpc.call(requestOtp, {
    body: requestOtp.input.shape.body.parse({ email }),
    client: TEST_CLIENT,
  });
  const { code: token } = await mailed.nextMail(email);
  const body = verifyMail.input.shape.body.parse({ type: 'email', email, token });
  return sessionSchema.parse(await mailed.auth.rpc.call(verifyMail, { body, client: TEST_CLIENT }));
}

/** Lets the sessions of a founder, and what was shown in them, grow older than counts. */
async function ageSessions({ user }: Session): Promise<void> {
  const age = `
    update auth.sessions set created_at = created_at - interval '16 minutes', amr = (
      select jsonb_agg(entry || jsonb_build_object('timestamp', (entry ->> 'timestamp')::bigint - 960))
      from jsonb_array_elements(amr) entry
    ) where user_id = $1`;
  await mailed.auth.sql(age, [user.id]);
}

async function mailedNonce(session: Session): Promise<string> {
  expect(await requestNonce(session)).toEqual({});
  const mail = await mailed.nextMail(session.user.email);
  expect(mail.link).toBeNull();
  return mail.code;
}

describe('a change of password', () => {
  it('needs nothing more in a session that has just begun with a mailed code, and for a while only', async () => {
    const email = uniqueEmail();
    const session = await mailedSession(email);
    expect((await setPassword(session)).id).toBe(session.user.id);
    mailed.passCoolDown();
    const later = await mailedSession(email);
    await ageSessions(later);
    expect(await codeOf(setPassword(later, undefined, 'a third long password'))).toBe('reauthentication_needed');
  });

  it('to the first one needs a session that has just begun', async () => {
    const session = await mailedSession(uniqueEmail());
    await mailed.auth.sql(`update auth.sessions set amr = '[{"method": "oauth", "timestamp": 0}]' where user_id = $1`, [
      session.user.id,
    ]);
    await ageSessions(session);
    expect(await codeOf(setPassword(session))).toBe('reauthentication_needed');
    const young = 'update auth.sessions set created_at = now() where user_id = $1';
    await mailed.auth.sql(young, [session.user.id]);
    expect((await setPassword(session)).id).toBe(session.user.id);
    expect(await codeOf(setPassword(session, undefined, 'a third long password'))).toBe('reauthentication_needed');
  });

  it('needs no more than the session where operators want it so', async () => {
    const trusting = await MailedAuth.start({
      AUTH_MAILER_AUTOCONFIRM: 'true',
      AUTH_REQUIRE_REAUTHENTICATION: 'false',
    });
    try {
      const session = await trusting.auth.newSession();
      const body = updateUser.input.shape.body.parse({ password: NEW_PASSWORD });
      const accessToken = session.access_token;
      expect((await trusting.auth.rpc.call(updateUser, { body }, { accessToken })).id).toBe(session.user.id);
    } finally {
      await trusting.stop();
    }
  });

  it('without the present one needs the mailed code, once', async () => {
    const session = await stolenSession();
    expect(await codeOf(setPassword(session))).toBe('reauthentication_needed');
    const nonce = await mailedNonce(session);
    await setPassword(session, nonce);
    expect(await codeOf(setPassword(session, nonce, 'a third long password'))).toBe('reauthentication_not_valid');
  });

  it('counts wrong codes', async () => {
    const session = await stolenSession();
    const nonce = await mailedNonce(session);
    const wrong = nonce === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await codeOf(setPassword(session, wrong))).toBe('reauthentication_not_valid');
    }
    expect(await codeOf(setPassword(session, nonce))).toBe('reauthentication_not_valid');
  });

  it('refuses a code that has expired', async () => {
    const session = await stolenSession();
    const nonce = await mailedNonce(session);
    await mailed.age('61 minutes');
    expect(await codeOf(setPassword(session, nonce))).toBe('reauthentication_not_valid');
  });

  it('leaves the code as it is when the change itself is refused', async () => {
    const session = await stolenSession();
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
