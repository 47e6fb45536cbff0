import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, refreshSession, signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import { confirmErasure, eraseAuth, exportAuth } from '@playbook/contracts/auth/auth-account.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { changeProfile, getProfile } from '@playbook/contracts/profile/profile.contract';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { decodeJwt } from 'jose';
import { codeOf, startTestAuth, TEST_CLIENT, TEST_PASSWORD, type TestAuth } from '../../test/auth-service.fixture.js';
import { FactorOwner } from '../../test/factors.fixture.js';

class ReadOnlyStore extends MemoryStore {
  override set(): never {
    throw new ProcedureError('service_unavailable', 'The store is away');
  }
}

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const onBehalf = ({ access_token }: Session) => ({ accessToken: access_token });
const erase = (session: Session, confirm = session.user.email) =>
  auth.rpc.call(eraseAuth, { confirm }, onBehalf(session));
const signInAgain = ({ user }: Session): Promise<Session> =>
  auth.rpc.call(signInWithPassword, { body: { email: user.email, password: TEST_PASSWORD }, client: TEST_CLIENT });

/** Rows that name the founder, in every table of the schema that can. */
async function rowsOf(userId: string): Promise<number> {
  const tables = await auth.sql<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'auth' and data_type = 'uuid' and column_name in ('user_id', 'id')`,
  );
  expect(tables.length).toBeGreaterThan(4);
  let total = 0;
  for (const { name, column } of tables) {
    const rows = await auth.sql(`select 1 from auth.${name} where ${column} = $1`, [userId]);
    total += rows.length;
  }
  return total;
}

describe('the export of an account', () => {
  it('holds user, sessions and security events of its founder only', async () => {
    await auth.newSession();
    const first = await auth.newSession();
    const second = await signInAgain(first);
    const document = await auth.rpc.call(exportAuth, {}, onBehalf(second));

    expect(document.user).toEqual(await auth.rpc.call(getUser, {}, onBehalf(second)));
    expect(document.profile).toEqual(await auth.rpc.call(getProfile, {}, onBehalf(second)));
    const sessionIds = [second, first].map(({ access_token }) => decodeJwt(access_token)['session_id']);
    expect(document.sessions.map(({ id }) => id)).toEqual(sessionIds);
    expect(document.sessions[0]).toMatchObject({ level: 'aal1', ...TEST_CLIENT });
    expect(document.securityEvents.map(({ kind }) => kind).toSorted()).toEqual(['signed_in', 'signed_in', 'signed_up']);
  });

  it('holds nothing that proves who somebody is', async () => {
    const { raised, factor } = await new FactorOwner(auth).raise(await auth.newSession());
    const text = JSON.stringify(await auth.rpc.call(exportAuth, {}, onBehalf(raised)));
    expect(text).toContain(factor.id);
    expect(text).not.toMatch(/argon2|sealed|secret|hash|tag_?key|token/i);
    expect(text).not.toContain(factor.totp.secret);
  });
});

describe('the erasure of an account', () => {
  it('leaves no row of it, ends its sessions and frees its address', async () => {
    const first = await auth.newSession();
    const second = await signInAgain(first);
    const stranger = await auth.newSession();
    await new FactorOwner(auth).enrol(second);
    await auth.rpc.call(changeProfile, { fullName: 'Ada' }, onBehalf(second));
    expect(await rowsOf(first.user.id)).toBeGreaterThan(7);

    await erase(second, ` ${first.user.email.toUpperCase()} `);
    expect(await rowsOf(first.user.id)).toBe(0);
    for (const session of [first, second]) {
      expect(await codeOf(auth.rpc.call(getUser, {}, onBehalf(session)))).toBe('session_not_found');
      const body = { refresh_token: session.refresh_token };
      expect(await codeOf(auth.rpc.call(refreshSession, { body, client: TEST_CLIENT }))).toBe(
        'refresh_token_not_found',
      );
    }
    await expect(auth.rpc.call(getUser, {}, onBehalf(stranger))).resolves.toBeDefined();
    expect((await auth.newSession(first.user.email)).user.id).not.toBe(first.user.id);
  });

  it('takes the address of the account, and asks for it beforehand', async () => {
    const session = await auth.newSession();
    const other = await auth.newSession();
    for (const confirm of ['', 'yes', other.user.email]) {
      const failure = { code: 'validation_failed', details: { issues: [{ path: 'confirm' }] } };
      await expect(erase(session, confirm)).rejects.toMatchObject(failure);
      await expect(auth.rpc.call(confirmErasure, { confirm }, onBehalf(session))).rejects.toMatchObject(failure);
    }
    const confirm = session.user.email;
    expect(await auth.rpc.call(confirmErasure, { confirm }, onBehalf(session))).toEqual({});
    await expect(auth.rpc.call(getUser, {}, onBehalf(session))).resolves.toBeDefined();
  });

  it('takes the second factor where there is one', async () => {
    const before = await auth.newSession();
    const { raised } = await new FactorOwner(auth).raise(before);
    expect(await codeOf(erase(before))).toBe('insufficient_aal');
    const confirm = before.user.email;
    expect(await codeOf(auth.rpc.call(confirmErasure, { confirm }, onBehalf(before)))).toBe('insufficient_aal');
    await expect(erase(raised)).resolves.toEqual({});
  });

  it('that fails at its very end leaves the session as it was, so that it can be repeated', async () => {
    const session = await auth.newSession();
    await auth.sql(`
      create function auth.refuse_commit() returns trigger language plpgsql as 'begin raise exception ''away''; end'`);
    await auth.sql(`
      create constraint trigger refuse_commit after delete on auth.users deferrable initially deferred
      for each row execute function auth.refuse_commit()`);
    expect(await codeOf(erase(session))).toBe('unexpected_failure');
    await expect(auth.rpc.call(getUser, {}, onBehalf(session))).resolves.toMatchObject({ id: session.user.id });
    await auth.sql('drop function auth.refuse_commit() cascade');
    await erase(session);
    expect(await rowsOf(session.user.id)).toBe(0);
    expect(await codeOf(auth.rpc.call(getUser, {}, onBehalf(session)))).toBe('session_not_found');
  });

  it('removes nothing when access tokens cannot be revoked', async () => {
    const degraded = await startTestAuth({ store: new ReadOnlyStore() });
    try {
      const session = await degraded.newSession();
      const call = degraded.rpc.call(eraseAuth, { confirm: session.user.email }, onBehalf(session));
      expect(await codeOf(call)).toBe('service_unavailable');
      await expect(degraded.rpc.call(getUser, {}, onBehalf(session))).resolves.toBeDefined();
    } finally {
      await degraded.stop();
    }
  });
});
