import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminUpdateUser } from '@playbook/contracts/auth/admin/admin.contract';
import { refreshSession, signInWithPassword, signOut } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { untilStatementsWait } from '@playbook/testing/database/until-statements-wait';
import { decodeJwt } from 'jose';
import { startTestAuth, TEST_CLIENT, TEST_PASSWORD, type TestAuth } from '../../test/auth-service.fixture.js';
import { codeFor, FactorOwner } from '../../test/factors.fixture.js';
import { createOperator, type TestOperator } from '../../test/operator.fixture.js';

let auth: TestAuth;
let operator: TestOperator;
beforeAll(async () => {
  operator = await createOperator();
  auth = await startTestAuth({ env: operator.env });
});
afterAll(() => auth.stop());

const signInAgain = ({ user }: Session): Promise<Session> => {
  const body = { email: user.email, password: TEST_PASSWORD };
  return auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
};
const refresh = ({ refresh_token }: Session): Promise<Session> =>
  auth.rpc.call(refreshSession, { body: { refresh_token }, client: TEST_CLIENT });
const sessionIdOf = ({ access_token }: Session): string => String(decodeJwt(access_token)['session_id']);

/** Starts calls one after the other while a session's row is locked, then lets go; returns how each ended. */
async function settleBehind(session: Session, ...calls: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  await auth.sql('begin');
  await auth.sql('select 1 from auth.sessions where id = $1 for update', [sessionIdOf(session)]);
  const started: Promise<unknown>[] = [];
  for (const call of calls) {
    const ending = call();
    ending.catch(() => undefined);
    started.push(ending);
    await untilStatementsWait((sql) => auth.sql(sql), started.length);
  }
  await auth.sql('commit');
  const results = await Promise.allSettled(started);
  return results.map((result) => (result.status === 'fulfilled' ? 'done' : String(result.reason.code)));
}

describe('calls that lock several sessions of one account', () => {
  it('do not wait for each other: a global sign-out and a step-up', async () => {
    const oldest = await auth.newSession();
    const session = await signInAgain(oldest);
    const owner = new FactorOwner(auth);
    const factor = await owner.enrol(session);
    const challengeId = (await owner.challenge(session, factor.id)).id;
    const endings = await settleBehind(
      oldest,
      () => auth.rpc.call(signOut, { scope: 'global' }, { accessToken: oldest.access_token }),
      () => owner.verify(session, { factorId: factor.id, code: codeFor(factor.totp.secret), challengeId }),
    );
    expect(endings).toEqual(['done', 'session_not_found']);
    expect(await auth.sql('select 1 from auth.sessions where user_id = $1', [oldest.user.id])).toEqual([]);
  });

  it('do not wait for each other: a reused refresh token and an operator who sets a password', async () => {
    const session = await auth.newSession();
    const second = await refresh(session);
    await refresh(second);
    await auth.sql(`update auth.sessions set refreshed_at = now() - interval '1 minute' where id = $1`, [
      sessionIdOf(session),
    ]);
    const input = { userId: session.user.id, body: { password: 'another long password' } };
    const endings = await settleBehind(
      session,
      () => refresh(session),
      () => auth.rpc.call(adminUpdateUser, input, operator.key),
    );
    expect(endings).toEqual(['refresh_token_already_used', 'done']);
  });
});

describe('a refresh behind another change of its session', () => {
  /** Starts a refresh while a session is being changed; the change is there before the refresh is let through. */
  async function refreshBehind(session: Session, change: string): Promise<Session> {
    await auth.sql('begin');
    await auth.sql('select 1 from auth.sessions where id = $1 for update', [sessionIdOf(session)]);
    const refreshed = refresh(session);
    refreshed.catch(() => undefined);
    await untilStatementsWait((sql) => auth.sql(sql), 1);
    await auth.sql(change, [sessionIdOf(session)]);
    await auth.sql('commit');
    return refreshed;
  }

  it('says what the session is by then: a factor that is gone is in no token', async () => {
    const session = await auth.newSession();
    await auth.sql(`update auth.sessions set aal = 'aal2' where id = $1`, [sessionIdOf(session)]);
    const { access_token } = await refreshBehind(session, `update auth.sessions set aal = 'aal1' where id = $1`);
    expect(decodeJwt(access_token)['aal']).toBe('aal1');
  });

  it('gives the token that another one has made active', async () => {
    const session = await auth.newSession();
    const bump = 'update auth.sessions set refresh_counter = refresh_counter + 1 where id = $1';
    const { refresh_token } = await refreshBehind(session, bump);
    expect((await refresh({ ...session, refresh_token })).refresh_token).not.toBe(refresh_token);
    expect(await auth.sql('select refresh_counter from auth.sessions where id = $1', [sessionIdOf(session)])).toEqual([
      { refresh_counter: 2 },
    ]);
  });

  it('opens no session that has ended', async () => {
    const session = await auth.newSession();
    await expect(refreshBehind(session, 'delete from auth.sessions where id = $1')).rejects.toMatchObject({
      code: 'refresh_token_not_found',
    });
  });
});
