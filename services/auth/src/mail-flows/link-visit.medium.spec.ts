import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exchangeAuthCode, getUser } from '@playbook/contracts/auth/auth.contract';
import { followMailLink, requestOtp } from '@playbook/contracts/auth/mail/mail.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { decodeJwt } from 'jose';
import { codeOf, TEST_CLIENT, uniqueEmail } from '../../test/auth-service.fixture.js';
import { MailedAuth, TEST_PKCE, TEST_VERIFIER } from '../../test/mail.fixture.js';

const TARGET = 'https://playbook.example/dashboard?from=mail';

let mailed: MailedAuth;
beforeAll(async () => {
  mailed = await MailedAuth.start();
});
afterAll(() => mailed.stop());

/** The link of a mail that was asked for with or without a code challenge. */
async function mailedLink(challenge: Record<string, unknown> = {}): Promise<{ email: string; link: URL }> {
  const email = uniqueEmail();
  const body = requestOtp.input.shape.body.parse({ email, ...challenge });
  await mailed.auth.rpc.call(requestOtp, { body, redirectTo: TARGET, client: TEST_CLIENT });
  const { link } = await mailed.nextMail(email);
  if (!link) throw new Error('The mail has no link');
  return { email, link };
}

/** Where the opened link leads. */
async function open(link: URL): Promise<URL> {
  const query = followMailLink.input.shape.query.parse(Object.fromEntries(link.searchParams));
  return new URL((await mailed.auth.rpc.call(followMailLink, { query, client: TEST_CLIENT })).location);
}

const fragmentOf = ({ hash }: URL): URLSearchParams => new URLSearchParams(hash.slice(1));

const exchange = (authCode: string | null, verifier = TEST_VERIFIER): Promise<Session> =>
  mailed.auth.rpc.call(exchangeAuthCode, {
    body: { auth_code: authCode ?? undefined, code_verifier: verifier },
    client: TEST_CLIENT,
  });

const isConfirmed = async (email: string): Promise<boolean> =>
  (await mailed.auth.sql('select 1 from auth.users where email = $1 and email_proven_at is not null', [email])).length >
  0;

describe('a link without a code challenge', () => {
  it('leads to the app with the session in the fragment', async () => {
    const { email, link } = await mailedLink();
    const landed = await open(link);

    expect(`${landed.origin}${landed.pathname}${landed.search}`).toBe(TARGET);
    const fragment = fragmentOf(landed);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
      'sb',
    ]);
    expect(fragment.get('type')).toBe('signup');
    const user = await mailed.auth.rpc.call(getUser, {}, { accessToken: fragment.get('access_token') ?? '' });
    expect(user.email).toBe(email);
    expect(await isConfirmed(email)).toBe(true);
  });

  it('works once', async () => {
    const { link } = await mailedLink();
    await open(link);
    const landed = await open(link);
    for (const parameters of [fragmentOf(landed), landed.searchParams]) {
      expect(Object.fromEntries(parameters)).toMatchObject({
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      });
    }
    expect(landed.href).not.toContain('access_token');
  });
});

describe('a link with a code challenge', () => {
  it('leads to the app with a code that only the app can exchange', async () => {
    const { email, link } = await mailedLink(TEST_PKCE);
    const landed = await open(link);
    expect(landed.hash).toBe('');
    expect(landed.searchParams.get('from')).toBe('mail');
    const code = landed.searchParams.get('code');

    expect(await codeOf(exchange(code, 'x'.repeat(43)))).toBe('bad_code_verifier');
    const session = await exchange(code);
    expect(session.user.email).toBe(email);
    expect(session.provider_token).toBeUndefined();
    expect(decodeJwt(session.access_token)['amr']).toMatchObject([{ method: 'otp' }]);
    expect(await codeOf(exchange(code))).toBe('flow_state_not_found');
  });

  it('confirms the address even if it is opened in another browser', async () => {
    const { email, link } = await mailedLink(TEST_PKCE);
    await open(link);
    expect(await isConfirmed(email)).toBe(true);
  });

  it('still signs its founder in after a scanner has opened it, and then no more', async () => {
    const { email, link } = await mailedLink(TEST_PKCE);
    const seenByScanner = await open(link);
    expect(seenByScanner.href).not.toMatch(/access_token|refresh_token/);

    const code = (await open(link)).searchParams.get('code');
    expect((await exchange(code)).user.email).toBe(email);
    expect(await codeOf(exchange(seenByScanner.searchParams.get('code')))).toBe('flow_state_not_found');
    expect((await open(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('gives one session for two codes that are exchanged at once', async () => {
    const { link } = await mailedLink(TEST_PKCE);
    const codes = [await open(link), await open(link)].map(({ searchParams }) => searchParams.get('code'));
    const results = await Promise.allSettled(codes.map((code) => exchange(code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has codes that are good for five minutes', async () => {
    const { link } = await mailedLink(TEST_PKCE);
    const code = (await open(link)).searchParams.get('code');
    await mailed.auth.sql(`update auth.flow_states set auth_code_issued_at = now() - interval '6 minutes'`);
    expect(await codeOf(exchange(code))).toBe('flow_state_expired');
  });
});

describe('a link that is not good', () => {
  it.each([
    ['otp_expired', '?token=unknown&type=signup'],
    ['validation_failed', '?type=signup'],
    ['validation_failed', '?token=unknown'],
    ['validation_failed', '?token=unknown&type=unknown'],
  ])('leads to the site with %s for %s', async (code, query) => {
    const landed = await open(new URL(query, 'https://playbook.example/auth/v1/verify'));
    expect(landed.origin).toBe('https://playbook.example');
    expect(fragmentOf(landed).get('error_code')).toBe(code);
  });

  it('is one that has expired, or is of another type', async () => {
    const { email, link } = await mailedLink();
    const otherType = new URL(link);
    otherType.searchParams.set('type', 'recovery');
    expect(fragmentOf(await open(otherType)).get('error_code')).toBe('otp_expired');
    await mailed.age('61 minutes');
    expect(fragmentOf(await open(link)).get('error_code')).toBe('otp_expired');
    expect(await isConfirmed(email)).toBe(false);
  });

  it('never leads to a foreign site', async () => {
    const { link } = await mailedLink();
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect((await open(link)).origin).toBe('https://playbook.example');
  });
});
