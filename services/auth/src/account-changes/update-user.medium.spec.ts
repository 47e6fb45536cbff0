import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, refreshSession, signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import { requestOtp, requestRecovery, updateUser, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { type Session, sessionSchema, type User } from '@playbook/contracts/auth/auth-wire.schema';
import { codeOf, TEST_CLIENT, TEST_PASSWORD, uniqueEmail } from '../../test/auth-service.fixture.js';
import { MailedAuth } from '../../test/mail.fixture.js';

const NEW_PASSWORD = 'another long password';

let mailed: MailedAuth;
beforeAll(async () => {
  mailed = await MailedAuth.start({ AUTH_MAILER_AUTOCONFIRM: 'true' });
});
afterAll(() => mailed.stop());

const update = (session: Session, body: Record<string, unknown>): Promise<User> =>
  mailed.auth.rpc.call(
    updateUser,
    { body: updateUser.input.shape.body.parse(body) },
    { accessToken: session.access_token },
  );
const readUser = (session: Session): Promise<User> =>
  mailed.auth.rpc.call(getUser, {}, { accessToken: session.access_token });
const signIn = (email: string, password: string): Promise<Session> =>
  mailed.auth.rpc.call(signInWithPassword, {
    body: signInWithPassword.input.shape.body.parse({ email, password }),
    client: TEST_CLIENT,
  });
const verify = (body: Record<string, unknown>) =>
  mailed.auth.rpc.call(verifyMail, { body: verifyMail.input.shape.body.parse(body), client: TEST_CLIENT });
const auditOf = (user: User) => mailed.auth.sql('select kind from auth.audit_events where user_id = $1', [user.id]);

describe('metadata', () => {
  it('is merged, and a null takes its key away', async () => {
    const session = await mailed.auth.newSession();
    await update(session, { data: { full_name: 'Ada', theme: 'dark', nested: { a: null } } });
    const user = await update(session, { data: { theme: null, city: 'London' } });
    expect(user.user_metadata).toEqual({ full_name: 'Ada', city: 'London', nested: { a: null } });
    expect(await readUser(session)).toEqual(user);
  });

  it('keeps what parallel changes set', async () => {
    const session = await mailed.auth.newSession();
    await Promise.all(Array.from({ length: 5 }, (_, index) => update(session, { data: { [`key${index}`]: index } })));
    expect(Object.keys((await readUser(session)).user_metadata)).toHaveLength(5);
  });

  it('is refused when it grows too large or cannot be stored', async () => {
    const session = await mailed.auth.newSession();
    await update(session, { data: { a: 'x'.repeat(5_000) } });
    expect(await codeOf(update(session, { data: { b: 'x'.repeat(5_000) } }))).toBe('validation_failed');
    expect(await codeOf(update(session, { data: { b: '\u0000' } }))).toBe('validation_failed');
  });

  it('is all that can be set: app_metadata is refused, the rest ignored', async () => {
    const session = await mailed.auth.newSession();
    expect(await codeOf(update(session, { app_metadata: { role: 'admin' } }))).toBe('not_admin');
    const before = await readUser(session);
    const user = await update(session, { role: 'service_role', aud: 'x', id: 'x', email_confirmed_at: null });
    expect(user).toEqual(before);
  });
});

describe('a new password', () => {
  it('signs in, ends all other sessions and keeps this one', async () => {
    const session = await mailed.auth.newSession();
    const { email } = session.user;
    const other = await signIn(email, TEST_PASSWORD);
    await update(session, { password: NEW_PASSWORD, current_password: TEST_PASSWORD });

    expect((await readUser(session)).email).toBe(email);
    expect(await codeOf(readUser(other))).toBe('session_not_found');
    const refresh = { body: { refresh_token: other.refresh_token }, client: TEST_CLIENT };
    expect(await codeOf(mailed.auth.rpc.call(refreshSession, refresh))).toBe('refresh_token_not_found');
    expect(await codeOf(signIn(email, TEST_PASSWORD))).toBe('invalid_credentials');
    expect((await signIn(email, NEW_PASSWORD)).user.id).toBe(session.user.id);
    expect(await auditOf(session.user)).toContainEqual({ kind: 'password_changed' });
  });

  it('voids outstanding codes, links and changes of address', async () => {
    const session = await mailed.auth.newSession();
    const { email } = session.user;
    await mailed.auth.rpc.call(requestRecovery, {
      body: requestRecovery.input.shape.body.parse({ email }),
      client: TEST_CLIENT,
    });
    const { code, link } = await mailed.nextMail(email);
    mailed.passCoolDown();
    const newEmail = uniqueEmail();
    await update(session, { email: newEmail });
    const change = await mailed.nextMail(newEmail);
    const user = await update(session, { password: NEW_PASSWORD, current_password: TEST_PASSWORD });

    expect(user.new_email).toBeUndefined();
    expect(await codeOf(verify({ type: 'recovery', email, token: code }))).toBe('otp_expired');
    const token_hash = link?.searchParams.get('token');
    expect(await codeOf(verify({ type: 'recovery', token_hash }))).toBe('otp_expired');
    expect(await codeOf(verify({ type: 'email_change', email: newEmail, token: change.code }))).toBe('otp_expired');
  });

  it('needs no old one after a recovery', async () => {
    const { user } = await mailed.auth.newSession();
    const { email } = user;
    await mailed.auth.rpc.call(requestRecovery, {
      body: requestRecovery.input.shape.body.parse({ email }),
      client: TEST_CLIENT,
    });
    const { code } = await mailed.nextMail(email);
    const session = sessionSchema.parse(await verify({ type: 'recovery', email, token: code }));
    await update(session, { password: NEW_PASSWORD });
    expect((await signIn(email, NEW_PASSWORD)).user.id).toBe(user.id);
  });

  it('may be the first of an account that had none', async () => {
    const email = uniqueEmail();
    await mailed.auth.rpc.call(requestOtp, { body: requestOtp.input.shape.body.parse({ email }), client: TEST_CLIENT });
    const { code } = await mailed.nextMail(email);
    const session = sessionSchema.parse(await verify({ type: 'email', email, token: code }));
    await update(session, { password: NEW_PASSWORD });
    expect((await signIn(email, NEW_PASSWORD)).user.id).toBe(session.user.id);
  });

  it.each([
    ['weak_password', { password: 'short' }],
    ['weak_password', { password: '' }],
    ['validation_failed', { password: 'x'.repeat(257) }],
    ['reauthentication_needed', { password: NEW_PASSWORD }],
    ['same_password', { password: TEST_PASSWORD, current_password: TEST_PASSWORD }],
    ['weak_password', { password: 'Iloveyou1', current_password: TEST_PASSWORD }],
    ['weak_password', { password: 'playbook 2026', current_password: TEST_PASSWORD }],
    ['invalid_credentials', { password: NEW_PASSWORD, current_password: 'not the password' }],
  ])('is refused with %s for %j', async (code, body) => {
    const session = await mailed.auth.newSession();
    expect(await codeOf(update(session, { ...body, data: { theme: 'dark' } }))).toBe(code);
    expect((await readUser(session)).user_metadata).toEqual({});
    await signIn(session.user.email, TEST_PASSWORD);
  });

  it('is taken with the right old one', async () => {
    const session = await mailed.auth.newSession();
    await update(session, { password: NEW_PASSWORD, current_password: TEST_PASSWORD });
    expect((await signIn(session.user.email, NEW_PASSWORD)).user.id).toBe(session.user.id);
  });
});

describe('a guess at the old password', () => {
  it('counts like a wrong sign-in', async () => {
    const session = await mailed.auth.newSession();
    const guess = () => codeOf(update(session, { password: NEW_PASSWORD, current_password: 'a guess' }));
    for (let guesses = 0; guesses < 10; guesses += 1) expect(await guess()).toBe('invalid_credentials');
    expect(await guess()).toBe('over_request_rate_limit');
  });
});

describe('a caller who is not signed in', () => {
  it('changes nothing', async () => {
    const session = await mailed.auth.newSession();
    await mailed.auth.sql('delete from auth.sessions where user_id = $1', [session.user.id]);
    expect(await codeOf(update(session, { data: { theme: 'dark' } }))).toBe('session_not_found');
  });
});
