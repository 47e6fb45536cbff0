import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminGenerateLink, adminInvite } from '@playbook/contracts/auth/admin/admin-links.contract';
import type { GeneratedLink } from '@playbook/contracts/auth/admin/admin-links-wire.schema';
import { signInWithPassword, signUp } from '@playbook/contracts/auth/auth.contract';
import { followMailLink, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { sessionSchema, type User } from '@playbook/contracts/auth/auth-wire.schema';
import { codeOf, TEST_CLIENT, TEST_PASSWORD, uniqueEmail } from '../../../test/auth-service.fixture.js';
import { MailedAuth } from '../../../test/mail.fixture.js';
import { createOperator, type TestOperator } from '../../../test/operator.fixture.js';

let mailed: MailedAuth;
let operator: TestOperator;
beforeAll(async () => {
  operator = await createOperator();
  mailed = await MailedAuth.start({ ...operator.env, AUTH_DISABLE_SIGNUP: 'true' });
});
afterAll(() => mailed.stop());

type Body = Record<string, unknown>;

const generateBody = (body: Body) => adminGenerateLink.input.shape.body.parse(body);
const generate = (body: Body, redirectTo?: string): Promise<GeneratedLink> => {
  const input = { body: generateBody(body), redirectTo };
  return mailed.auth.rpc.call(adminGenerateLink, input, operator.key);
};
const invite = (body: Body, redirectTo?: string): Promise<User> =>
  mailed.auth.rpc.call(adminInvite, { body: adminInvite.input.shape.body.parse(body), redirectTo }, operator.key);
const verify = (body: Body) =>
  mailed.auth.rpc.call(verifyMail, { body: verifyMail.input.shape.body.parse(body), client: TEST_CLIENT });
const redeem = ({ verification_type: type, hashed_token: token_hash }: GeneratedLink) =>
  verify({ type: type.startsWith('email_change') ? 'email_change' : type, token_hash });
const signIn = (email: string) =>
  mailed.auth.rpc.call(signInWithPassword, { body: { email, password: TEST_PASSWORD }, client: TEST_CLIENT });

/** A founder whose address is confirmed. */
async function confirmedFounder(): Promise<string> {
  const email = uniqueEmail();
  await redeem(await generate({ type: 'signup', email, password: TEST_PASSWORD }));
  return email;
}

describe('a link for an operator', () => {
  it('to sign up makes the account, also where sign-ups are closed, and mails nothing', async () => {
    const email = uniqueEmail();
    const link = await generate({ type: 'signup', email, password: TEST_PASSWORD, data: { full_name: 'Ada' } });
    expect(link).toMatchObject({
      email,
      user_metadata: { full_name: 'Ada' },
      email_otp: expect.stringMatching(/^\d{6}$/),
      verification_type: 'signup',
      redirect_to: 'https://playbook.example',
      confirmation_sent_at: expect.any(String),
    });
    expect(await codeOf(signIn(email))).toBe('email_not_confirmed');
    expect(sessionSchema.parse(await redeem(link)).user.email_confirmed_at).toBeDefined();
    await expect(signIn(email)).resolves.toBeDefined();
    expect(await mailed.unreadMails(email)).toBe(0);
  });

  it('opens in a browser, once, and leads where it was told', async () => {
    const email = await confirmedFounder();
    const link = await generate({ type: 'magiclink', email }, 'https://playbook.example/dashboard');
    expect(link.redirect_to).toBe('https://playbook.example/dashboard');
    const { searchParams } = new URL(link.action_link);
    expect(searchParams.get('token')).toBe(link.hashed_token);
    const query = followMailLink.input.shape.query.parse(Object.fromEntries(searchParams));
    const follow = () => mailed.auth.rpc.call(followMailLink, { query, client: TEST_CLIENT });
    const { location } = await follow();
    expect(location).toMatch(/^https:\/\/playbook\.example\/dashboard#access_token=/);
    expect((await follow()).location).toContain('error_code=otp_expired');
  });

  it('leads to the site in place of a foreign address', async () => {
    const email = await confirmedFounder();
    const link = await generate({ type: 'magiclink', email, redirect_to: 'https://evil.example/' });
    expect(link.redirect_to).toBe('https://playbook.example');
  });

  it('by magic makes an account for who has none', async () => {
    const email = uniqueEmail();
    const link = await generate({ type: 'magiclink', email });
    expect(link.verification_type).toBe('signup');
    const session = sessionSchema.parse(await verify({ type: 'email', email, token: link.email_otp }));
    expect(session.user.email).toBe(email);
  });

  it('for a recovery is good for its account', async () => {
    const email = await confirmedFounder();
    const link = await generate({ type: 'recovery', email: email.toUpperCase() });
    expect(link).toMatchObject({ email, verification_type: 'recovery', recovery_sent_at: expect.any(String) });
    expect(sessionSchema.parse(await redeem(link)).user.email).toBe(email);
  });

  it('for a change of address needs both halves', async () => {
    const [email, new_email] = [await confirmedFounder(), uniqueEmail()];
    const current = await generate({ type: 'email_change_current', email, new_email });
    const next = await generate({ type: 'email_change_new', email, new_email });
    expect([current.new_email, next.verification_type]).toEqual([new_email, 'email_change_new']);
    expect(new URL(next.action_link).searchParams.get('type')).toBe('email_change');
    expect(await redeem(current)).toMatchObject({ code: '200' });
    expect(sessionSchema.parse(await redeem(next)).user.email).toBe(new_email);
  });

  it('for a change to another address voids the half that was confirmed before', async () => {
    const email = await confirmedFounder();
    const change = { email, new_email: uniqueEmail() };
    await redeem(await generate({ type: 'email_change_current', ...change }));
    const other = await generate({ type: 'email_change_new', email, new_email: uniqueEmail() });
    expect(await redeem(other)).toMatchObject({ code: '200' });
  });

  it.each<[string, string, Body]>([
    ['no address', 'validation_failed', { type: 'magiclink' }],
    ['what is no address', 'validation_failed', { type: 'magiclink', email: 'nobody' }],
    ['a sign-up without a password', 'validation_failed', { type: 'signup', email: 'a@example.com' }],
    ['a weak password', 'weak_password', { type: 'signup', email: 'a@example.com', password: 'short' }],
    ['a recovery of nobody', 'user_not_found', { type: 'recovery', email: 'nobody@example.com' }],
    [
      'a change for nobody',
      'user_not_found',
      { type: 'email_change_new', email: 'no@example.com', new_email: 'b@b.co' },
    ],
    ['a change to nothing', 'validation_failed', { type: 'email_change_new', email: 'no@example.com' }],
  ])('refuses %s', async (_name, code, body) => {
    expect(await codeOf(generate(body))).toBe(code);
  });

  it('refuses to sign up, invite or rename to an address that is taken', async () => {
    const [email, other] = [await confirmedFounder(), await confirmedFounder()];
    expect(await codeOf(generate({ type: 'signup', email, password: TEST_PASSWORD }))).toBe('email_exists');
    expect(await codeOf(generate({ type: 'invite', email }))).toBe('email_exists');
    expect(await codeOf(generate({ type: 'email_change_new', email, new_email: other }))).toBe('email_exists');
  });

  it('is for operators only', async () => {
    const email = await confirmedFounder();
    const { access_token: accessToken } = await signIn(email);
    const body = generateBody({ type: 'magiclink', email });
    expect(await codeOf(mailed.auth.rpc.call(adminGenerateLink, { body }, { accessToken }))).toBe('not_admin');
    expect(await codeOf(mailed.auth.rpc.call(adminInvite, { body: { email } }, { accessToken }))).toBe('not_admin');
  });
});

describe('an invitation', () => {
  it('arrives by mail and signs in, also where sign-ups are closed', async () => {
    const email = uniqueEmail();
    const user = await invite({ email, data: { team: 'Mint' } }, 'https://playbook.example/dashboard');
    expect(user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { team: 'Mint' } });
    expect(user.email_confirmed_at).toBeUndefined();
    const mail = await mailed.nextMail(email);
    expect(mail.subject).toBe('You are invited to Playbook');
    expect(mail.link?.searchParams.get('redirect_to')).toBe('https://playbook.example/dashboard');
    const session = sessionSchema.parse(await verify({ type: 'invite', email, token: mail.code }));
    expect(session.user).toMatchObject({ id: user.id, email_confirmed_at: expect.any(String) });
    const body = signUp.input.shape.body.parse({ email: uniqueEmail(), password: TEST_PASSWORD });
    expect(await codeOf(mailed.auth.rpc.call(signUp, { body, client: TEST_CLIENT }))).toBe('signup_disabled');
  });

  it('comes again to who has not accepted, not to who has, and not twice a minute', async () => {
    const email = uniqueEmail();
    const first = await invite({ email });
    expect(await codeOf(invite({ email }))).toBe('over_email_send_rate_limit');
    mailed.passCoolDown();
    expect((await invite({ email })).id).toBe(first.id);
    await mailed.nextMail(email);
    await verify({ type: 'invite', email, token: (await mailed.nextMail(email)).code });
    mailed.passCoolDown();
    expect(await codeOf(invite({ email }))).toBe('email_exists');
  });

  it('refuses what is no address', async () => {
    expect(await codeOf(invite({ email: 'nobody' }))).toBe('validation_failed');
    expect(await codeOf(invite({}))).toBe('validation_failed');
  });
});
