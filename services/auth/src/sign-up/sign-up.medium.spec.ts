import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInWithPassword, signUp } from '@playbook/contracts/auth/auth.contract';
import { sessionSchema, type User, userSchema } from '@playbook/contracts/auth/auth-wire.schema';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../test/auth-service.fixture.js';

const signUpTo = (auth: TestAuth, body: Record<string, unknown>) =>
  auth.rpc.call(signUp, { body: signUp.input.shape.body.parse(body), client: TEST_CLIENT });

describe('sign-up with automatic confirmation', () => {
  let auth: TestAuth;
  beforeAll(async () => {
    auth = await startTestAuth();
  });
  afterAll(() => auth.stop());

  it('makes a confirmed account with its first identity and signs in', async () => {
    const email = uniqueEmail();
    const body = { email: email.toUpperCase(), password: TEST_PASSWORD, data: { full_name: 'Ada' } };
    const session = sessionSchema.parse(await signUpTo(auth, body));

    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
    expect(session.user).toMatchObject({
      email,
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada' },
    });
    expect(session.user.email_confirmed_at).toBeDefined();
    expect(session.user.last_sign_in_at).toBeDefined();
    const { id } = session.user;
    const identityData = { sub: id, email, email_verified: false, phone_verified: false, full_name: 'Ada' };
    expect(session.user.identities).toHaveLength(1);
    expect(session.user.identities[0]).toMatchObject({
      id,
      user_id: id,
      provider: 'email',
      identity_data: identityData,
    });
  });

  it('does not take automatic confirmation for a proof of the address', async () => {
    const { user } = await auth.newSession();
    const rows = await auth.sql('select email_proven_at from auth.users where id = $1', [user.id]);
    expect(rows).toEqual([{ email_proven_at: null }]);
  });

  it('makes one account of five parallel sign-ups', async () => {
    const email = uniqueEmail();
    const calls = Array.from({ length: 5 }, () => signUpTo(auth, { email, password: TEST_PASSWORD }));
    const results = await Promise.allSettled(calls);

    const losers = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(losers).toHaveLength(4);
    for (const loser of losers) expect(loser).toMatchObject({ code: 'user_already_exists' });
    expect(await auth.sql('select 1 from auth.users where email = $1', [email])).toHaveLength(1);
  });

  it('stores passwords as Argon2id hashes with the parameters of OWASP', async () => {
    const { user } = await auth.newSession();
    const [row] = await auth.sql<{ hash: string }>('select password_hash as hash from auth.users where id = $1', [
      user.id,
    ]);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['anonymous_provider_disabled', {}],
    ['validation_failed', { email: 'ada@example.com' }],
    ['phone_provider_disabled', { phone: '+15550100', password: TEST_PASSWORD }],
    ['validation_failed', { email: 'ada@example.com\r\nBcc: x', password: TEST_PASSWORD }],
    ['weak_password', { email: 'ada@example.com', password: 'short' }],
    ['validation_failed', { email: 'ada@example.com', password: 'x'.repeat(257) }],
    ['validation_failed', { email: 'ada@example.com', password: TEST_PASSWORD, data: { text: 'x'.repeat(8_200) } }],
    ['validation_failed', { email: 'ada@example.com', password: TEST_PASSWORD, data: { text: '\u0000' } }],
  ])('fails with %s for %j', async (code, body) => {
    expect(await codeOf(signUpTo(auth, body))).toBe(code);
  });

  it('tells why a password is weak', async () => {
    const call = signUpTo(auth, { email: uniqueEmail(), password: 'short' });
    await expect(call).rejects.toMatchObject({
      message: 'Password should be at least 8 characters.',
      details: { weakPasswordReasons: ['length'] },
    });
  });
});

describe('sign-up without automatic confirmation', () => {
  let auth: TestAuth;
  beforeAll(async () => {
    auth = await startTestAuth({ env: { AUTH_MAILER_AUTOCONFIRM: 'false' } });
  });
  afterAll(() => auth.stop());

  /** The response with everything that differs between two accounts by chance made the same. */
  const shapeOf = (user: User): string =>
    JSON.stringify(user)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'an instant');

  it('returns a user who cannot sign in yet', async () => {
    const email = uniqueEmail();
    const user = userSchema.parse(await signUpTo(auth, { email, password: TEST_PASSWORD }));
    expect(user.email_confirmed_at).toBeUndefined();
    expect(user.last_sign_in_at).toBeUndefined();

    const body = { email, password: TEST_PASSWORD };
    expect(await codeOf(auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT }))).toBe('email_not_confirmed');
  });

  it('does not tell whether the address had an account', async () => {
    const body = { email: uniqueEmail(), password: TEST_PASSWORD, data: { zeta: 1, a: { long_name: 2, b: [3] } } };
    const first = userSchema.parse(await signUpTo(auth, body));
    const second = userSchema.parse(await signUpTo(auth, { ...body, password: 'another password' }));

    expect(second.id).not.toBe(first.id);
    expect(shapeOf(second)).toBe(shapeOf(first));
  });
});

describe('sign-up on a closed instance', () => {
  it('is refused', async () => {
    const auth = await startTestAuth({ env: { AUTH_DISABLE_SIGNUP: 'true' } });
    try {
      expect(await codeOf(signUpTo(auth, { email: uniqueEmail(), password: TEST_PASSWORD }))).toBe('signup_disabled');
    } finally {
      await auth.stop();
    }
  });
});
