import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, refreshSession } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { codeOf, startTestAuth, TEST_CLIENT, type TestAuth } from '../../../test/auth-service.fixture.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const refresh = (refreshToken: string): Promise<Session> =>
  auth.rpc.call(refreshSession, { body: { refresh_token: refreshToken }, client: TEST_CLIENT });

/** Lets the reuse window of every session pass. */
const passReuseWindow = () => auth.sql(`update auth.sessions set refreshed_at = refreshed_at - interval '11 seconds'`);

/** Refreshes a new session twice: three generations of tokens, the last one active. */
async function threeGenerations(): Promise<readonly [Session, Session, Session]> {
  const first = await auth.newSession();
  const second = await refresh(first.refresh_token);
  return [first, second, await refresh(second.refresh_token)];
}

describe('refreshing a session', () => {
  it('replaces the active token and keeps the session, its user and how it was opened', async () => {
    const opened = await auth.newSession();
    const refreshed = await refresh(opened.refresh_token);

    expect(refreshed.refresh_token).not.toBe(opened.refresh_token);
    expect(refreshed.access_token).not.toBe(opened.access_token);
    expect(refreshed.user).toEqual(opened.user);
    const user = await auth.rpc.call(getUser, {}, { accessToken: refreshed.access_token });
    expect(user.id).toBe(opened.user.id);
  });

  it('gives all of twenty parallel requests the same successor', async () => {
    const { refresh_token } = await auth.newSession();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));

    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1);
    expect(sessions[0]?.refresh_token).not.toBe(refresh_token);
    expect(new Set(sessions.map((session) => session.access_token)).size).toBe(20);
  });

  it('gives the direct parent the active token at any age', async () => {
    const [, parent, active] = await threeGenerations();
    await passReuseWindow();

    expect((await refresh(parent.refresh_token)).refresh_token).toBe(active.refresh_token);
  });

  it('gives an older token the active one within the reuse window', async () => {
    const [first, , active] = await threeGenerations();

    expect((await refresh(first.refresh_token)).refresh_token).toBe(active.refresh_token);
  });

  it('ends the session for good when an older token comes after the window', async () => {
    const [first, , active] = await threeGenerations();
    await passReuseWindow();

    expect(await codeOf(refresh(first.refresh_token))).toBe('refresh_token_already_used');
    expect(await codeOf(refresh(active.refresh_token))).toBe('refresh_token_not_found');
    expect(await auth.sql('select 1 from auth.sessions where user_id = $1', [first.user.id])).toEqual([]);
    const events = await auth.sql('select kind, address from auth.audit_events where user_id = $1', [first.user.id]);
    expect(events).toContainEqual({ kind: 'refresh_token_reused', address: TEST_CLIENT.address });
  });

  it('makes the access tokens of an ended session worthless', async () => {
    const [first, , active] = await threeGenerations();
    await passReuseWindow();
    await codeOf(refresh(first.refresh_token));

    const call = auth.rpc.call(getUser, {}, { accessToken: active.access_token });
    expect(await codeOf(call)).toBe('session_not_found');
  });

  it.each(['', 'short', 'not-a-token-of-ours', 'a'.repeat(71)])('refuses the malformed token "%s"', async (token) => {
    expect(await codeOf(refresh(token))).toBe('validation_failed');
  });

  it('does not know a token with a forged counter or of another session', async () => {
    const { refresh_token } = await auth.newSession();
    const forged = Buffer.from(refresh_token, 'base64url');
    forged.writeUInt32BE(1, 17);
    expect(await codeOf(refresh(forged.toString('base64url')))).toBe('refresh_token_not_found');

    const other = Buffer.from((await auth.newSession()).refresh_token, 'base64url');
    Buffer.from(refresh_token, 'base64url').copy(other, 1, 1, 17);
    expect(await codeOf(refresh(other.toString('base64url')))).toBe('refresh_token_not_found');
    await expect(refresh(refresh_token)).resolves.toBeDefined();
  });

  /** Moves the session's clock, as if that much time had passed since it was last seen. */
  const passTime = (session: Session, interval: string) =>
    auth.sql(
      `update auth.sessions
       set refreshed_at = refreshed_at - $2::interval, created_at = created_at - $2::interval where user_id = $1`,
      [session.user.id, interval],
    );

  it.each(['59 minutes', '2 hours', '59 days'])('still refreshes after %s', async (interval) => {
    const opened = await auth.newSession();
    await passTime(opened, interval);
    await expect(refresh(opened.refresh_token)).resolves.toBeDefined();
  });

  it('ends a session that nobody used for ninety days, access tokens included', async () => {
    const opened = await auth.newSession();
    await passTime(opened, '90 days');
    expect(await codeOf(refresh(opened.refresh_token))).toBe('session_expired');
    expect(await codeOf(refresh(opened.refresh_token))).toBe('refresh_token_not_found');
    const call = auth.rpc.call(getUser, {}, { accessToken: opened.access_token });
    expect(await codeOf(call)).toBe('session_not_found');
  });

  it('refuses a banned founder without using the token up', async () => {
    const { refresh_token, user } = await auth.newSession();
    await auth.sql(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [user.id]);
    expect(await codeOf(refresh(refresh_token))).toBe('user_banned');

    await auth.sql('update auth.users set banned_until = null where id = $1', [user.id]);
    await expect(refresh(refresh_token)).resolves.toBeDefined();
  });

  it('stores no token and nothing that makes one', async () => {
    const { refresh_token } = await auth.newSession();
    const secret = Buffer.from(refresh_token, 'base64url').subarray(21, 37);
    const [dump] = await auth.sql<{ text: string }>(`select string_agg(s::text, ' ') as text from auth.sessions s`);
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(dump?.text).not.toContain(secret.toString(encoding));
    }
  });
});
