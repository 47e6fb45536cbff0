import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { decodeJwt } from 'jose';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../test/auth-service.fixture.js';

class BrokenStore extends MemoryStore {
  override countInWindow(): never {
    throw new Error('The store is away');
  }

  override addInWindow(): never {
    throw new Error('The store is away');
  }
}

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const signIn = (
  body: { email?: string; phone?: string; password?: string },
  { address = TEST_CLIENT.address, on = auth } = {},
): Promise<Session> => on.rpc.call(signInWithPassword, { body, client: { ...TEST_CLIENT, address } });

describe('sign-in with a password', () => {
  it('opens another session in whatever letter case the address is typed', async () => {
    const first = await auth.newSession();
    const second = await signIn({ email: first.user.email.toUpperCase(), password: TEST_PASSWORD });

    expect(second.user.id).toBe(first.user.id);
    expect(decodeJwt(second.access_token)['session_id']).not.toBe(decodeJwt(first.access_token)['session_id']);
    expect(await auth.sql('select 1 from auth.sessions where user_id = $1', [first.user.id])).toHaveLength(2);
    expect(second.weak_password).toBeUndefined();
  });

  it('fails in the same way for a wrong password, an unknown address and an account without a password', async () => {
    const { user } = await auth.newSession();
    const { user: other } = await auth.newSession();
    await auth.sql('update auth.users set password_hash = null where id = $1', [other.id]);
    const attempts = [
      { email: user.email, password: 'wrong password' },
      { email: uniqueEmail(), password: 'wrong password' },
      { email: other.email, password: TEST_PASSWORD },
      { email: 'no address', password: TEST_PASSWORD },
      { email: user.email },
      { email: user.email, password: 'x'.repeat(300) },
    ];
    for (const attempt of attempts) {
      const failure = { code: 'invalid_credentials', message: 'Invalid login credentials', details: undefined };
      await expect(signIn(attempt)).rejects.toMatchObject(failure);
    }
  });

  it.each([
    ['validation_failed', {}],
    ['phone_provider_disabled', { phone: '+15550100', password: TEST_PASSWORD }],
  ])('fails with %s for %j', async (code, body) => {
    expect(await codeOf(signIn(body))).toBe(code);
  });

  it('refuses a banned founder only after the right password', async () => {
    const { user } = await auth.newSession();
    await auth.sql(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [user.id]);
    expect(await codeOf(signIn({ email: user.email, password: 'wrong password' }))).toBe('invalid_credentials');
    expect(await codeOf(signIn({ email: user.email, password: TEST_PASSWORD }))).toBe('user_banned');
  });

  it('locks out whoever guesses one account, and nobody else', async () => {
    const { user } = await auth.newSession();
    const guesses = Array.from({ length: 12 }, (_, index) =>
      codeOf(signIn({ email: user.email, password: `guess ${index}` })),
    );
    const codes = (await Promise.all(guesses)).toSorted();
    expect(codes).toEqual([...Array(10).fill('invalid_credentials'), ...Array(2).fill('over_request_rate_limit')]);
    await expect(signIn({ email: user.email, password: TEST_PASSWORD })).rejects.toMatchObject({
      code: 'over_request_rate_limit',
      details: { retryAfterS: expect.any(Number) },
    });

    const { user: other } = await auth.newSession();
    await expect(signIn({ email: other.email, password: TEST_PASSWORD })).resolves.toBeDefined();
  });

  it('lets no stranger lock a founder out', async () => {
    const { user } = await auth.newSession();
    for (const address of ['198.51.100.1', '2001:db8::1', '2001:db8::2']) {
      for (let guess = 0; guess < 11; guess += 1) {
        await signIn({ email: user.email, password: 'wrong password' }, { address }).catch(() => undefined);
      }
    }
    const right = { email: user.email, password: TEST_PASSWORD };
    // A household has as many addresses of IPv6 as it likes.
    expect(await codeOf(signIn(right, { address: '2001:db8::3' }))).toBe('over_request_rate_limit');
    await expect(signIn(right)).resolves.toBeDefined();
    await expect(signIn(right, { address: '192.0.2.9' })).resolves.toBeDefined();
  });

  it('forgets failures after a right password', async () => {
    const { user } = await auth.newSession();
    for (const password of [...Array(8).fill('wrong password'), TEST_PASSWORD, ...Array(8).fill('wrong password')]) {
      await signIn({ email: user.email, password }).catch(() => undefined);
    }
    await expect(signIn({ email: user.email, password: TEST_PASSWORD })).resolves.toBeDefined();
  });
});

describe('sign-in with other settings', () => {
  it('bounds what many addresses may guess together, but not where the founder was signed in before', async () => {
    const env = { AUTH_PASSWORD_MAX_FAILURES: '2', AUTH_PASSWORD_MAX_FAILURES_PER_ACCOUNT: '5' };
    const on = await startTestAuth({ env });
    try {
      const { user } = await on.newSession();
      for (const email of [user.email, uniqueEmail()]) {
        const codes: string[] = [];
        for (let host = 1; host <= 8; host += 1) {
          const address = `198.51.100.${host}`;
          codes.push(await codeOf(signIn({ email, password: 'a guess' }, { address, on })));
        }
        expect(codes).toEqual([...Array(5).fill('invalid_credentials'), ...Array(3).fill('over_request_rate_limit')]);
      }
      const right = { email: user.email, password: TEST_PASSWORD };
      expect(await codeOf(signIn(right, { address: '192.0.2.9', on }))).toBe('over_request_rate_limit');
      await expect(signIn(right, { on })).resolves.toBeDefined();
    } finally {
      await on.stop();
    }
  });

  it('lets a password in that has become too weak, and says so', async () => {
    const strict = await startTestAuth({ env: { AUTH_PASSWORD_MIN_LENGTH: '30' } });
    try {
      const [row] = await auth.sql<{ hash: string }>(
        'select password_hash as hash from auth.users where password_hash is not null',
      );
      const email = uniqueEmail();
      await strict.sql(
        `insert into auth.users (id, email, email_confirmed_at, password_hash, user_metadata, created_at, updated_at)
         values (gen_random_uuid(), $1, now(), $2, '{}', now(), now())`,
        [email, row?.hash],
      );
      const body = { email, password: TEST_PASSWORD };
      const session = await strict.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
      const message = 'Password should be at least 30 characters.';
      expect(session.weak_password).toEqual({ message, reasons: ['length'] });
    } finally {
      await strict.stop();
    }
  });

  it('lets people in while the store that counts failures is away', async () => {
    const degraded = await startTestAuth({ store: new BrokenStore() });
    try {
      const { user } = await degraded.newSession();
      const body = { email: user.email, password: TEST_PASSWORD };
      await expect(degraded.rpc.call(signInWithPassword, { body, client: TEST_CLIENT })).resolves.toBeDefined();
    } finally {
      await degraded.stop();
    }
  });
});
