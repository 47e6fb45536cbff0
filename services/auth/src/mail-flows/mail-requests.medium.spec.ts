import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp } from '@playbook/contracts/auth/auth.contract';
import { requestOtp, requestRecovery, resendMail, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import type { Procedure } from '@playbook/contracts/core/procedure';
import { codeOf, TEST_CLIENT, TEST_PASSWORD, uniqueEmail } from '../../test/auth-service.fixture.js';
import { MailedAuth } from '../../test/mail.fixture.js';

let mailed: MailedAuth;
beforeAll(async () => {
  mailed = await MailedAuth.start();
});
afterAll(() => mailed.stop());

type Body = Record<string, unknown>;

const otp = (body: Body, on = mailed, client = TEST_CLIENT) =>
  on.auth.rpc.call(requestOtp, { body: requestOtp.input.shape.body.parse(body), client });
const recover = (body: Body, on = mailed, client = TEST_CLIENT) =>
  on.auth.rpc.call(requestRecovery, { body: requestRecovery.input.shape.body.parse(body), client });
const resend = (body: Body, on = mailed) =>
  on.auth.rpc.call(resendMail, { body: resendMail.input.shape.body.parse(body), client: TEST_CLIENT });
const signUpTo = (body: Body, on = mailed, client = TEST_CLIENT) =>
  on.auth.rpc.call(signUp, {
    body: signUp.input.shape.body.parse({ password: TEST_PASSWORD, ...body }),
    client,
  });

/** A founder who has signed up and confirmed, and whose address has cooled down. */
async function confirmedFounder(): Promise<string> {
  const email = uniqueEmail();
  await signUpTo({ email });
  const { code } = await mailed.nextMail(email);
  const body = verifyMail.input.shape.body.parse({ type: 'signup', email, token: code });
  await mailed.auth.rpc.call(verifyMail, { body, client: TEST_CLIENT });
  mailed.passCoolDown();
  return email;
}

const accountsOf = (email: string) => mailed.auth.sql('select 1 from auth.users where email = $1', [email]);

/** Lets all mails that were asked for so far arrive: they go out in order of the requests, and this one is the last. */
async function afterAllMails(): Promise<void> {
  const last = uniqueEmail();
  await otp({ email: last });
  await mailed.nextMail(last);
}

/** A client of a network of its own. */
const clientFrom = (address: string) => ({ ...TEST_CLIENT, address });

describe('mails', () => {
  it('carry a code, and a link with type and target, in text and in HTML', async () => {
    const email = uniqueEmail();
    const input = { body: requestOtp.input.shape.body.parse({ email }) };
    await mailed.auth.rpc.call(requestOtp, {
      ...input,
      redirectTo: 'https://playbook.example/dashboard?a=1&b=2',
      client: TEST_CLIENT,
    });
    const mail = await mailed.nextMail(email);

    expect(mail.from).toBe('Playbook <no-reply@playbook.example>');
    expect(mail.link?.href).toMatch(/^https:\/\/playbook\.example\/auth\/v1\/verify\?token=/);
    expect(mail.link?.searchParams.get('type')).toBe('signup');
    expect(mail.link?.searchParams.get('redirect_to')).toBe('https://playbook.example/dashboard?a=1&b=2');
    expect(mail.html).toContain(`<strong>${mail.code}</strong>`);
    expect(mail.html).toContain(mail.link?.href.replaceAll('&', '&amp;'));
  });

  it('lead to the site when another target is asked for', async () => {
    const email = uniqueEmail();
    const body = requestOtp.input.shape.body.parse({ email });
    await mailed.auth.rpc.call(requestOtp, { body, redirectTo: 'https://evil.example/', client: TEST_CLIENT });
    expect((await mailed.nextMail(email)).link?.searchParams.get('redirect_to')).toBe('https://playbook.example');
  });

  it('have links that begin with pkce_ when the flow has a code challenge', async () => {
    const email = uniqueEmail();
    await otp({ email, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' });
    expect((await mailed.nextMail(email)).link?.searchParams.get('token')).toMatch(/^pkce_/);
  });

  it('leave no expired tokens behind', async () => {
    const email = await confirmedFounder();
    await recover({ email });
    await mailed.nextMail(email);
    await mailed.age('2 hours');
    await afterAllMails();
    expect(await mailed.auth.sql('select 1 from auth.mail_tokens where address = $1', [email])).toEqual([]);
  });
});

describe('a request for a code', () => {
  it('makes an account for a new address', async () => {
    const email = uniqueEmail();
    await otp({ email, data: { full_name: 'Ada' } });
    const { code } = await mailed.nextMail(email);
    const body = verifyMail.input.shape.body.parse({ type: 'email', email, token: code });
    const session = await mailed.auth.rpc.call(verifyMail, { body, client: TEST_CLIENT });
    expect(session).toMatchObject({ user: { email, user_metadata: { full_name: 'Ada' } } });
  });

  it('makes none where it is not wanted, and does not tell', async () => {
    const email = uniqueEmail();
    expect(await otp({ email, create_user: false })).toEqual({});
    await afterAllMails();
    expect(await mailed.unreadMails(email)).toBe(0);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('makes none on a closed instance, and does not tell', async () => {
    const closed = await MailedAuth.start({ AUTH_DISABLE_SIGNUP: 'true' });
    try {
      const founder = await closed.insertFounder();
      expect(await otp({ email: uniqueEmail() }, closed)).toEqual({});
      await otp({ email: founder }, closed);
      await closed.nextMail(founder);
      expect(await closed.auth.sql('select email from auth.users')).toEqual([{ email: founder }]);
    } finally {
      await closed.stop();
    }
  });

  it('makes one account of five parallel ones', async () => {
    const email = uniqueEmail();
    await Promise.allSettled(Array.from({ length: 5 }, () => otp({ email })));
    await afterAllMails();
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it.each([
    ['validation_failed', {}],
    ['validation_failed', { email: 'not an address' }],
    ['validation_failed', { email: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['validation_failed', { email: 'ada@example.com', data: { text: 'x'.repeat(8_200) } }],
    ['phone_provider_disabled', { phone: '+15550100' }],
  ])('fails with %s for %j', async (code, body) => {
    expect(await codeOf(otp(body))).toBe(code);
  });
});

describe('a request for a new password', () => {
  it('mails a founder, and gets the same response for an unknown address', async () => {
    const email = await confirmedFounder();
    const unknown = uniqueEmail();
    expect(await recover({ email })).toEqual(await recover({ email: unknown }));
    expect((await mailed.nextMail(email)).link?.searchParams.get('type')).toBe('recovery');
    await afterAllMails();
    expect(await mailed.unreadMails(unknown)).toBe(0);
    const events = await mailed.auth.sql(
      `select kind from auth.audit_events e join auth.users u on u.id = e.user_id where u.email = $1`,
      [email],
    );
    expect(events).toContainEqual({ kind: 'recovery_requested' });
  });

  it.each([{}, { email: 'not an address' }])('refuses %j', async (body) => {
    expect(await codeOf(recover(body))).toBe('validation_failed');
  });
});

describe('a sign-up without automatic confirmation', () => {
  it('mails again to a founder who has not confirmed, once the address has cooled down', async () => {
    const email = uniqueEmail();
    await signUpTo({ email });
    const first = await mailed.nextMail(email);
    await signUpTo({ email, password: 'another password' });
    await afterAllMails();
    expect(await mailed.unreadMails(email)).toBe(0);

    mailed.passCoolDown();
    await signUpTo({ email, password: 'another password' });
    const second = await mailed.nextMail(email);
    expect(second.link?.searchParams.get('token')).not.toBe(first.link?.searchParams.get('token'));
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('sends nothing to a founder who has confirmed', async () => {
    const email = await confirmedFounder();
    await signUpTo({ email });
    await afterAllMails();
    expect(await mailed.unreadMails(email)).toBe(0);
  });
});

describe('a request to send again', () => {
  it('mails the confirmation to founders who wait for it', async () => {
    const email = uniqueEmail();
    await signUpTo({ email });
    const first = await mailed.nextMail(email);
    mailed.passCoolDown();
    expect(await resend({ type: 'signup', email })).toEqual({});
    expect((await mailed.nextMail(email)).link?.href).not.toBe(first.link?.href);
  });

  it('mails nothing to others, and does not tell', async () => {
    const confirmed = await confirmedFounder();
    const unknown = uniqueEmail();
    for (const type of ['signup', 'email_change']) {
      mailed.passCoolDown();
      expect(await resend({ type, email: confirmed })).toEqual({});
      expect(await resend({ type, email: unknown })).toEqual({});
    }
    await afterAllMails();
    expect(await mailed.unreadMails(confirmed)).toBe(0);
    expect(await mailed.unreadMails(unknown)).toBe(0);
  });

  it.each([{ email: 'ada@example.com' }, { type: 'sms', email: 'ada@example.com' }, { type: 'signup' }])(
    'refuses %j',
    async (body) => {
      expect(await codeOf(resend(body))).toBe('validation_failed');
    },
  );
});

describe('limits of mails', () => {
  const requests: readonly [Procedure['subject'], (body: Body) => Promise<unknown>][] = [
    ['otp', otp],
    ['recover', recover],
    ['resend', (body) => resend({ type: 'signup', ...body })],
  ];

  it.each(requests)('let an address cool down after %s, whether or not it has an account', async (_name, request) => {
    for (const email of [await confirmedFounder(), uniqueEmail()]) {
      await request({ email, create_user: false });
      const again = request({ email: email.toUpperCase(), create_user: false });
      await expect(again).rejects.toMatchObject({ code: 'over_email_send_rate_limit', details: { retryAfterS: 60 } });
      mailed.passCoolDown();
      await request({ email, create_user: false });
    }
  });

  it('hold for all addresses together in an hour', async () => {
    const limited = await MailedAuth.start({ AUTH_MAX_MAILS_PER_HOUR: '2' });
    try {
      for (const last of [uniqueEmail(), uniqueEmail()]) {
        await otp({ email: last }, limited);
        await limited.nextMail(last);
      }
      const email = uniqueEmail();
      expect(await codeOf(recover({ email }, limited))).toBe('over_email_send_rate_limit');
      expect(await codeOf(signUpTo({ email }, limited))).toBe('over_email_send_rate_limit');
      for (let minutes = 0; minutes < 60; minutes += 1) limited.passCoolDown();
      await recover({ email }, limited);
    } finally {
      await limited.stop();
    }
  });

  it('are not used up by requests for addresses without an account', async () => {
    const limited = await MailedAuth.start({ AUTH_MAX_MAILS_PER_HOUR: '2' });
    try {
      for (let index = 0; index < 10; index += 1) {
        await recover({ email: uniqueEmail() }, limited);
        await resend({ type: 'signup', email: uniqueEmail() }, limited);
        await otp({ email: uniqueEmail(), create_user: false }, limited);
      }
      const email = uniqueEmail();
      await signUpTo({ email }, limited);
      expect((await limited.nextMail(email)).link?.searchParams.get('type')).toBe('signup');
    } finally {
      await limited.stop();
    }
  });

  it('let one block of addresses use up only a part, known or not', async () => {
    const limited = await MailedAuth.start({ AUTH_MAX_MAILS_PER_ADDRESS_BLOCK: '2' });
    try {
      const founder = await limited.insertFounder();
      await recover({ email: uniqueEmail() }, limited, clientFrom('2001:db8::1'));
      await otp({ email: uniqueEmail() }, limited, clientFrom('2001:db8::2'));
      for (const request of [recover, otp, signUpTo]) {
        for (const email of [founder, uniqueEmail()]) {
          const refused = request({ email }, limited, clientFrom('2001:db8::3'));
          await expect(refused).rejects.toMatchObject({
            code: 'over_email_send_rate_limit',
            details: { retryAfterS: 3_600 },
          });
        }
      }
      await recover({ email: founder }, limited, clientFrom('2001:db8:0:1::1'));
      await limited.nextMail(founder);
    } finally {
      await limited.stop();
    }
  });

  it('keep some for people with an account while sign-ups flood in', async () => {
    const limited = await MailedAuth.start({ AUTH_MAX_MAILS_PER_HOUR: '3' });
    try {
      const founder = await limited.insertFounder();
      for (const email of [uniqueEmail(), uniqueEmail()]) {
        await signUpTo({ email }, limited);
        await limited.nextMail(email);
      }
      expect(await codeOf(signUpTo({ email: uniqueEmail() }, limited))).toBe('over_email_send_rate_limit');
      await recover({ email: founder }, limited);
      await limited.nextMail(founder);
    } finally {
      await limited.stop();
    }
  });
});

describe('the response to a request for a mail', () => {
  it.each<[string, number, (body: Body) => Promise<unknown>]>([
    ['a code', 1, otp],
    ['a new password', 1, recover],
    ['a confirmation', 0, (body) => resend({ type: 'signup', ...body })],
  ])('for %s comes before the account is looked up, so that its time tells nothing', async (_name, mails, request) => {
    const founder = await mailed.insertFounder();
    await mailed.auth.sql('begin');
    await mailed.auth.sql('lock table auth.users in access exclusive mode');
    try {
      for (const email of [founder, uniqueEmail()]) expect(await request({ email })).toEqual({});
    } finally {
      await mailed.auth.sql('rollback');
    }
    await afterAllMails();
    expect(await mailed.unreadMails(founder)).toBe(mails);
  });
});
