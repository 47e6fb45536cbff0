import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import { signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import { waitUntil } from '@playbook/testing/wait-until';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../../test/auth-service.fixture.js';
import { FactorOwner, wrongCodeFor } from '../../../test/factors.fixture.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth({ env: { AUTH_PASSWORD_MAX_FAILURES: '12', AUTH_FACTOR_MAX_FAILURES: '1' } });
});
afterAll(() => auth.stop());

interface Row {
  readonly kind: string;
  readonly attempts: number | null;
  readonly address: string | null;
}

const failuresOf = (email: string): Promise<Row[]> =>
  auth.sql<Row>(
    `select e.kind, e.attempts, e.address from auth.audit_events e join auth.users u on u.id = e.user_id
     where u.email = $1 and e.attempts is not null order by e.at, e.attempts`,
    [email],
  );

/** Rows are written after the responses. */
async function failuresOnce(email: string, count: number): Promise<Row[]> {
  await waitUntil(async () => (await failuresOf(email)).length >= count);
  return failuresOf(email);
}

const signIn = (email: string, password: string) =>
  auth.rpc.call(signInWithPassword, { body: { email, password }, client: TEST_CLIENT });

describe('the security log of an account', () => {
  it('has the first of many failed sign-ins, the tenth, and the lock-out', async () => {
    const { user } = await auth.newSession();
    for (let guess = 0; guess < 15; guess += 1) await codeOf(signIn(user.email, 'a guess'));
    const { address } = TEST_CLIENT;
    expect(await failuresOnce(user.email, 3)).toEqual([
      { kind: 'sign_in_failed', attempts: 1, address },
      { kind: 'sign_in_failed', attempts: 10, address },
      { kind: 'sign_in_locked', attempts: 1, address },
    ]);
  });

  it('has wrong mailed codes, and wrong codes of second factors with the session', async () => {
    const session = await auth.newSession();
    const { email } = session.user;
    const body = verifyMail.input.shape.body.parse({ type: 'email', email, token: '000000' });
    expect(await codeOf(auth.rpc.call(verifyMail, { body, client: TEST_CLIENT }))).toBe('otp_expired');
    const owner = new FactorOwner(auth);
    const factor = await owner.enrol(session);
    const wrong = { factorId: factor.id, code: wrongCodeFor(factor.totp.secret) };
    expect(await codeOf(owner.verify(session, wrong))).toBe('mfa_verification_failed');
    const rows = await failuresOnce(email, 2);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['factor_code_failed', 'mailed_code_failed']);
  });

  it('has nothing for an address without an account, nor a row for what succeeds', async () => {
    const { user } = await auth.newSession();
    const unknown = uniqueEmail();
    await codeOf(signIn(unknown, 'a guess'));
    await signIn(user.email, TEST_PASSWORD);
    const last = (await auth.newSession()).user.email;
    await codeOf(signIn(last, 'a guess'));
    await failuresOnce(last, 1);
    expect(await failuresOf(user.email)).toEqual([]);
  });

  it('forgets what is older than it has to be', async () => {
    const { user } = await auth.newSession();
    const eventsOf = () => auth.sql('select 1 from auth.audit_events where user_id = $1', [user.id]);
    const recent = (await eventsOf()).length;
    await auth.sql(
      `insert into auth.audit_events (id, kind, user_id, at)
       select gen_random_uuid(), 'signed_in', $1::uuid, now() - interval '366 days' from generate_series(1, 2500)`,
      [user.id],
    );
    const replica = await startTestAuth({ database: auth.database });
    try {
      await waitUntil(async () => (await eventsOf()).length === recent);
      expect(recent).toBeGreaterThan(0);
    } finally {
      await replica.stop();
    }
  });
});
