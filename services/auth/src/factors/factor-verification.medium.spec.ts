import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, refreshSession, signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import {
  type AccessTokenClaims,
  accessTokenClaimsSchema,
  type Session,
} from '@playbook/contracts/auth/auth-wire.schema';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { decodeJwt } from 'jose';
import { codeOf, startTestAuth, TEST_CLIENT, TEST_PASSWORD, type TestAuth } from '../../test/auth-service.fixture.js';
import { codeFor, FactorOwner, wrongCodeFor } from '../../test/factors.fixture.js';

class UncountingStore extends MemoryStore {
  override countInWindow(): never {
    throw new ProcedureError('service_unavailable', 'The store is away');
  }
}

class ReadOnlyStore extends MemoryStore {
  override set(): never {
    throw new ProcedureError('service_unavailable', 'The store is away');
  }
}

let auth: TestAuth;
let owner: FactorOwner;
beforeAll(async () => {
  auth = await startTestAuth();
  owner = new FactorOwner(auth);
});
afterAll(() => auth.stop());

const claimsOf = ({ access_token }: Session): AccessTokenClaims =>
  accessTokenClaimsSchema.parse(decodeJwt(access_token));
const refresh = ({ refresh_token }: Session): Promise<Session> =>
  auth.rpc.call(refreshSession, { body: { refresh_token }, client: TEST_CLIENT });
const userOf = ({ access_token }: Session) => auth.rpc.call(getUser, {}, { accessToken: access_token });
const signInAgain = ({ user }: Session): Promise<Session> => {
  const body = { email: user.email, password: TEST_PASSWORD };
  return auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
};

describe('a verified factor', () => {
  it('raises the same session and says how', async () => {
    const session = await auth.newSession();
    const { raised, factor } = await owner.raise(session);

    const claims = claimsOf(raised);
    expect(claims).toMatchObject({ aal: 'aal2', session_id: claimsOf(session).session_id });
    expect(claims.amr.map(({ method }) => method)).toEqual(['totp', 'password']);
    expect(raised.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(await userOf(raised)).toEqual(raised.user);
    const events = await auth.sql('select kind from auth.audit_events where user_id = $1', [session.user.id]);
    expect(events).toContainEqual({ kind: 'factor_verified' });
  });

  it('is kept by a refresh', async () => {
    const { raised } = await owner.raise(await auth.newSession());
    const refreshed = claimsOf(await refresh(raised));
    expect(refreshed).toMatchObject({ aal: 'aal2', amr: claimsOf(raised).amr });
  });

  it('leaves refresh tokens from before no grace, and the session unharmed', async () => {
    const first = await auth.newSession();
    const second = await refresh(first);
    const { raised } = await owner.raise(second);
    expect(raised.refresh_token).not.toBe(second.refresh_token);

    expect(await codeOf(refresh(second))).toBe('refresh_token_not_found');
    expect(await codeOf(refresh(first))).toBe('refresh_token_not_found');
    await expect(refresh(raised)).resolves.toBeDefined();
  });

  it('ends every session that has shown one factor only', async () => {
    const session = await auth.newSession();
    const other = await signInAgain(session);
    const stranger = await auth.newSession();
    const { raised, factor } = await owner.raise(session);
    expect(await codeOf(userOf(other))).toBe('session_not_found');
    expect(await codeOf(refresh(other))).toBe('refresh_token_not_found');
    await expect(userOf(stranger)).resolves.toBeDefined();

    const later = await signInAgain(session);
    expect(claimsOf(later).aal).toBe('aal1');
    const again = await owner.verify(later, { factorId: factor.id, code: codeFor(factor.totp.secret, 1) });
    expect(claimsOf(again).aal).toBe('aal2');
    await expect(userOf(raised)).resolves.toBeDefined();
    const events = await auth.sql('select kind from auth.audit_events where user_id = $1', [session.user.id]);
    expect(events).toContainEqual({ kind: 'session_raised' });
  });

  it('removes enrolments that were never verified', async () => {
    const session = await auth.newSession();
    await owner.enrol(session);
    const { raised, factor } = await owner.raise(session);
    expect(raised.user.factors?.map(({ id }) => id)).toEqual([factor.id]);
  });
});

describe('a code', () => {
  it('is good once', async () => {
    const session = await auth.newSession();
    const { raised, factor } = await owner.raise(session);
    const [row] = await auth.sql<{ steps: number[] }>('select used_steps as steps from auth.factors where id = $1', [
      factor.id,
    ]);
    const used = codeFor(factor.totp.secret, (row?.steps[0] ?? 0) - Math.floor(Date.now() / 30_000));
    expect(await codeOf(owner.verify(raised, { factorId: factor.id, code: used }))).toBe('mfa_verification_failed');
    const next = { factorId: factor.id, code: codeFor(factor.totp.secret, 1) };
    await expect(owner.verify(raised, next)).resolves.toBeDefined();
  });

  it('is good for one of several parallel verifications', async () => {
    const session = await auth.newSession();
    const { id: factorId, totp } = await owner.enrol(session);
    const code = codeFor(totp.secret);
    const challenges = await Promise.all(Array.from({ length: 8 }, () => owner.challenge(session, factorId)));
    const calls = challenges.map(({ id }) => owner.verify(session, { factorId, code, challengeId: id }));
    const outcomes = await Promise.all(
      calls.map((call) => call.then(() => 'raised').catch((error: ProcedureError) => error.code)),
    );
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('mfa_verification_failed'), 'raised']);
  });

  it('counts when it is wrong, up to ten in five minutes, also for the right one', async () => {
    const session = await auth.newSession();
    const { id: factorId, totp } = await owner.enrol(session);
    const wrong = { factorId, code: wrongCodeFor(totp.secret) };
    for (let tries = 0; tries < 9; tries += 1) await codeOf(owner.verify(session, wrong));
    const raised = await owner.verify(session, { factorId, code: codeFor(totp.secret) });

    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push(await codeOf(owner.verify(raised, wrong)));
    expect(codes).toEqual([...Array(10).fill('mfa_verification_failed'), 'over_request_rate_limit']);
    await expect(owner.verify(raised, { factorId, code: codeFor(totp.secret, 1) })).rejects.toMatchObject({
      code: 'over_request_rate_limit',
      details: { retryAfterS: expect.any(Number) },
    });
    await expect(owner.raise(await auth.newSession())).resolves.toBeDefined();
  });

  it('is not tried while nobody can count', async () => {
    const degraded = await startTestAuth({ store: new UncountingStore() });
    try {
      const other = new FactorOwner(degraded);
      expect(await codeOf(other.raise(await degraded.newSession()))).toBe('service_unavailable');
    } finally {
      await degraded.stop();
    }
  });
});

describe('a verification', () => {
  it('names a factor of the founder', async () => {
    const session = await auth.newSession();
    const foreign = await owner.enrol(await auth.newSession());
    for (const [factorId, code] of [
      ['no-id', 'validation_failed'],
      [randomUUID(), 'mfa_factor_not_found'],
      [foreign.id, 'mfa_factor_not_found'],
    ] as const) {
      expect(await codeOf(owner.challenge(session, factorId))).toBe(code);
      const attempt = { factorId, code: '123456', challengeId: randomUUID() };
      expect(await codeOf(owner.verify(session, attempt))).toBe(code);
    }
  });

  it('names a challenge of that factor', async () => {
    const session = await auth.newSession();
    const { id: factorId, totp } = await owner.enrol(session);
    const elsewhere = await owner.challenge(session, (await owner.enrol(session)).id);
    for (const challengeId of ['', 'no-id', randomUUID(), elsewhere.id]) {
      const attempt = { factorId, code: codeFor(totp.secret), challengeId };
      expect(await codeOf(owner.verify(session, attempt))).toBe('mfa_challenge_not_found');
    }
  });

  it('comes with a code, from the address of its challenge, in time and once', async () => {
    const session = await auth.newSession();
    const { id: factorId, totp } = await owner.enrol(session);
    const { id: challengeId, expires_at } = await owner.challenge(session, factorId);
    expect(expires_at).toBeGreaterThan(Math.floor(Date.now() / 1_000) + 240);
    const attempt = { factorId, challengeId, code: codeFor(totp.secret) };
    expect(await codeOf(owner.verify(session, { ...attempt, code: '' }))).toBe('validation_failed');
    const elsewhere = { ...TEST_CLIENT, address: '198.51.100.1' };
    expect(await codeOf(owner.verify(session, { ...attempt, client: elsewhere }))).toBe('mfa_ip_address_mismatch');
    const wrong = { ...attempt, code: wrongCodeFor(totp.secret) };
    expect(await codeOf(owner.verify(session, wrong))).toBe('mfa_verification_failed');

    const age = (by: string) =>
      auth.sql(`update auth.factor_challenges set created_at = created_at + $2::interval where id = $1`, [
        challengeId,
        by,
      ]);
    await age('-5 minutes');
    expect(await codeOf(owner.verify(session, attempt))).toBe('mfa_challenge_expired');
    await age('5 minutes');
    const raised = await owner.verify(session, attempt);
    const again = { ...attempt, code: codeFor(totp.secret, 1) };
    expect(await codeOf(owner.verify(raised, again))).toBe('mfa_ip_address_mismatch');
  });

  it('changes nothing when other sessions cannot be ended', async () => {
    const degraded = await startTestAuth({ store: new ReadOnlyStore() });
    try {
      const session = await degraded.newSession();
      const body = { email: session.user.email, password: TEST_PASSWORD };
      await degraded.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
      expect(await codeOf(new FactorOwner(degraded).raise(session))).toBe('service_unavailable');

      const rows = await degraded.sql('select aal, amr from auth.sessions where user_id = $1', [session.user.id]);
      const untouched = { aal: 'aal1', amr: [expect.objectContaining({ method: 'password' })] };
      expect(rows).toEqual([untouched, untouched]);
      const factors = await degraded.sql('select status, used_steps from auth.factors');
      expect(factors).toEqual([{ status: 'unverified', used_steps: [] }]);
      const refreshed = { body: { refresh_token: session.refresh_token }, client: TEST_CLIENT };
      await expect(degraded.rpc.call(refreshSession, refreshed)).resolves.toBeDefined();
    } finally {
      await degraded.stop();
    }
  });

  it('comes too late for an enrolment that has expired', async () => {
    const session = await auth.newSession();
    const { id: factorId, totp } = await owner.enrol(session);
    const { id: challengeId } = await owner.challenge(session, factorId);
    await auth.sql(`update auth.factors set created_at = created_at - interval '5 minutes' where id = $1`, [factorId]);
    const attempt = { factorId, challengeId, code: codeFor(totp.secret) };
    expect(await codeOf(owner.verify(session, attempt))).toBe('mfa_factor_not_found');
  });
});
