import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminUpdateUser } from '@playbook/contracts/auth/admin/admin.contract';
import { signOut } from '@playbook/contracts/auth/auth.contract';
import { listBannedFounders, listEndedSessions } from '@playbook/contracts/auth/revocations.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { decodeJwt } from 'jose';
import { startTestAuth, type TestAuth } from '../../../test/auth-service.fixture.js';
import { createOperator, type TestOperator } from '../../../test/operator.fixture.js';

let auth: TestAuth;
let operator: TestOperator;
beforeAll(async () => {
  operator = await createOperator();
  auth = await startTestAuth({ env: operator.env });
});
afterAll(() => auth.stop());

const idOf = ({ access_token }: Session): string => String(decodeJwt(access_token)['session_id']);

async function endedSessions(): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: { sessionIds: string[]; next: string | null } = await auth.rpc.call(listEndedSessions, { after });
    ids.push(...page.sessionIds);
    after = page.next;
  } while (after !== null);
  return ids;
}

describe('the record of ended sessions', () => {
  it('has a session from the moment it ends, by whatever way', async () => {
    const [out, deleted, erased, live] = [
      await auth.newSession(),
      await auth.newSession(),
      await auth.newSession(),
      await auth.newSession(),
    ];
    await auth.rpc.call(signOut, { scope: 'local' }, { accessToken: out.access_token });
    await auth.sql('delete from auth.sessions where id = $1', [idOf(deleted)]);
    await auth.sql('delete from auth.users where id = $1', [erased.user.id]);
    const ids = await endedSessions();
    expect(ids).toEqual(expect.arrayContaining([out, deleted, erased].map(idOf)));
    expect(ids).not.toContain(idOf(live));
  });

  it('has none whose end was taken back with its transaction', async () => {
    const session = await auth.newSession();
    await auth.sql('begin');
    await auth.sql('delete from auth.sessions where id = $1', [idOf(session)]);
    await auth.sql('rollback');
    expect(await endedSessions()).not.toContain(idOf(session));
  });

  it('forgets a session when its last access token has expired', async () => {
    const session = await auth.newSession();
    await auth.sql('delete from auth.sessions where id = $1', [idOf(session)]);
    const age = `update auth.ended_sessions set ended_at = ended_at - interval '3 hours' where session_id = $1`;
    await auth.sql(age, [idOf(session)]);
    expect(await endedSessions()).not.toContain(idOf(session));
    const other = await auth.newSession();
    await auth.sql('delete from auth.sessions where id = $1', [idOf(other)]);
    const kept = await auth.sql('select 1 from auth.ended_sessions where session_id = $1', [idOf(session)]);
    expect(kept).toEqual([]);
  });

  it('is read in pages', async () => {
    const fill = `insert into auth.ended_sessions (session_id) select gen_random_uuid() from generate_series(1, 2500)`;
    await auth.sql(fill);
    const ids = await endedSessions();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(2_500);
  });
});

describe('the record of banned founders', () => {
  const bannedFounders = async (): Promise<string[]> => {
    const { bans } = await auth.rpc.call(listBannedFounders, { after: null });
    return bans.map(({ founderId }) => founderId);
  };
  const ban = (userId: string, ban_duration: string) =>
    auth.rpc.call(adminUpdateUser, { userId, body: { ban_duration } }, operator.key);

  it('has those who are banned, for as long as a token of theirs may live', async () => {
    const { user } = await auth.newSession();
    await ban(user.id, '24h');
    expect(await bannedFounders()).toContain(user.id);
    await auth.sql(`update auth.users set updated_at = updated_at - interval '3 hours' where id = $1`, [user.id]);
    expect(await bannedFounders()).not.toContain(user.id);
  });

  it('does not have those whose ban is lifted or over', async () => {
    const [lifted, over] = [await auth.newSession(), await auth.newSession()];
    await ban(lifted.user.id, '24h');
    await ban(lifted.user.id, 'none');
    await auth.sql(`update auth.users set banned_until = now() - interval '1 second' where id = $1`, [over.user.id]);
    const ids = await bannedFounders();
    expect(ids).not.toContain(lifted.user.id);
    expect(ids).not.toContain(over.user.id);
  });
});
