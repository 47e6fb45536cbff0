import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import { followMailLink, resendMail, updateUser, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { type Session, sessionSchema, type User } from '@playbook/contracts/auth/auth-wire.schema';
import { codeOf, TEST_CLIENT, TEST_PASSWORD, uniqueEmail } from '../../test/auth-service.fixture.js';
import { MailedAuth, type ReceivedMail, TEST_PKCE } from '../../test/mail.fixture.js';

const HALF = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
};

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
const confirm = (email: string, token: string) =>
  mailed.auth.rpc.call(verifyMail, {
    body: verifyMail.input.shape.body.parse({ type: 'email_change', email, token }),
    client: TEST_CLIENT,
  });
const resend = (email: string) =>
  mailed.auth.rpc.call(resendMail, {
    body: resendMail.input.shape.body.parse({ type: 'email_change', email }),
    client: TEST_CLIENT,
  });

interface Change {
  readonly session: Session;
  readonly email: string;
  readonly newEmail: string;
  /** What the old address got, and what the new one got. */
  readonly current: ReceivedMail;
  readonly next: ReceivedMail;
}

/** A founder has asked for another address. */
async function requestChange(challenge: Record<string, unknown> = {}): Promise<Change> {
  const session = await mailed.auth.newSession();
  const newEmail = uniqueEmail();
  await update(session, { email: newEmail.toUpperCase(), ...challenge });
  const { email } = session.user;
  const [current, next] = [await mailed.nextMail(email), await mailed.nextMail(newEmail)];
  return { session, email, newEmail, current, next };
}

async function open({ link }: ReceivedMail): Promise<URL> {
  const query = followMailLink.input.shape.query.parse(Object.fromEntries(link?.searchParams ?? []));
  return new URL((await mailed.auth.rpc.call(followMailLink, { query, client: TEST_CLIENT })).location);
}

describe('a change of address', () => {
  it('leaves the address as it is until both have confirmed', async () => {
    const { session, email, newEmail, current, next } = await requestChange();
    const pending = await readUser(session);
    expect(pending).toMatchObject({ email, new_email: newEmail });
    expect(pending.email_change_sent_at).toBeDefined();
    expect(current.code).not.toBe('');

    expect(await confirm(email, current.code)).toEqual(HALF);
    expect((await readUser(session)).email).toBe(email);
    const changed = sessionSchema.parse(await confirm(newEmail, next.code));
    expect(changed.user).toMatchObject({ id: session.user.id, email: newEmail });
    expect(changed.user.new_email).toBeUndefined();
    expect(changed.user.identities[0]).toMatchObject({ email: newEmail, identity_data: { email_verified: true } });

    const body = signInWithPassword.input.shape.body.parse({ email: newEmail, password: TEST_PASSWORD });
    await mailed.auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
    const events = await mailed.auth.sql('select kind from auth.audit_events where user_id = $1', [session.user.id]);
    expect(events).toEqual(expect.arrayContaining([{ kind: 'email_change_requested' }, { kind: 'email_changed' }]));
  });

  it('takes the two confirmations in either order, but not one of them twice', async () => {
    const { session, email, newEmail, current, next } = await requestChange();
    expect(await confirm(newEmail, next.code)).toEqual(HALF);
    expect(await codeOf(confirm(newEmail, next.code))).toBe('otp_expired');
    expect((await readUser(session)).email).toBe(email);
    expect(sessionSchema.parse(await confirm(email, current.code)).user.email).toBe(newEmail);
  });

  it('is made once by both confirmations at once', async () => {
    const { email, newEmail, current, next } = await requestChange();
    const outcomes = await Promise.all([confirm(email, current.code), confirm(newEmail, next.code)]);
    expect(outcomes.filter((outcome) => 'msg' in outcome)).toEqual([HALF]);
    expect(outcomes.filter((outcome) => 'user' in outcome)).toMatchObject([{ user: { email: newEmail } }]);
  });

  it('works by links, with a message first', async () => {
    const { newEmail, current, next } = await requestChange();
    const first = await open(current);
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toBe(HALF.msg);
    const fragment = new URLSearchParams((await open(next)).hash.slice(1));
    expect(fragment.get('type')).toBe('email_change');
    const user = await mailed.auth.rpc.call(getUser, {}, { accessToken: fragment.get('access_token') ?? '' });
    expect(user.email).toBe(newEmail);
  });

  it('works by links of a flow with a code challenge', async () => {
    const { session, newEmail, current, next } = await requestChange(TEST_PKCE);
    expect((await open(next)).searchParams.get('message')).toBe(HALF.msg);
    expect((await open(current)).searchParams.get('code')).not.toBeNull();
    expect((await readUser(session)).email).toBe(newEmail);
  });

  it('has an hour for both confirmations', async () => {
    const { session, email, newEmail, current, next } = await requestChange();
    await confirm(email, current.code);
    await mailed.age('61 minutes');
    expect(await codeOf(confirm(newEmail, next.code))).toBe('otp_expired');
    expect((await readUser(session)).email).toBe(email);
  });

  it('is void after another one was asked for', async () => {
    const { session, email, newEmail, current, next } = await requestChange();
    await confirm(email, current.code);
    mailed.passCoolDown();
    const third = uniqueEmail();
    await update(session, { email: third });
    expect(await codeOf(confirm(newEmail, next.code))).toBe('otp_expired');
    const newest = await mailed.nextMail(third);
    expect(await confirm(third, newest.code)).toEqual(HALF);
  });

  it('can be mailed again, only to who has not confirmed', async () => {
    const { email, newEmail, current, next } = await requestChange();
    await confirm(email, current.code);
    mailed.passCoolDown();
    await resend(email);
    const again = await mailed.nextMail(newEmail);
    expect(again.link?.href).not.toBe(next.link?.href);
    expect(await mailed.unreadMails(email)).toBe(0);
    expect(sessionSchema.parse(await confirm(newEmail, again.code)).user.email).toBe(newEmail);
  });

  it('is refused for an address that has an account, also if it has got one in the meantime', async () => {
    const other = await mailed.auth.newSession();
    const session = await mailed.auth.newSession();
    expect(await codeOf(update(session, { email: other.user.email }))).toBe('email_exists');

    const { email, newEmail, current, next } = await requestChange();
    await mailed.auth.newSession(newEmail);
    await confirm(email, current.code);
    expect(await codeOf(confirm(newEmail, next.code))).toBe('email_exists');
  });

  it('is refused for what is no address, and is none for the present one', async () => {
    const session = await mailed.auth.newSession();
    expect(await codeOf(update(session, { email: 'not an address' }))).toBe('validation_failed');
    expect((await update(session, { email: session.user.email })).new_email).toBeUndefined();
  });

  it('counts as a mail to both addresses', async () => {
    const { session, newEmail } = await requestChange();
    expect(await codeOf(update(session, { email: uniqueEmail() }))).toBe('over_email_send_rate_limit');
    const other = await mailed.auth.newSession();
    expect(await codeOf(update(other, { email: newEmail }))).toBe('over_email_send_rate_limit');
  });
});
