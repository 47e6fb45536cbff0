import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refreshSession } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { codeOf, startTestAuth, TEST_CLIENT, type TestAuth } from '../../../test/auth-service.fixture.js';

const FEW = 3;
const TOKEN_BYTES = 53;

/** Remembers what was counted. */
class WatchedStore extends MemoryStore {
  readonly counted = new Set<string>();

  override addInWindow(...call: Parameters<MemoryStore['addInWindow']>) {
    this.counted.add(call[0]);
    return super.addInWindow(...call);
  }
}

let auth: TestAuth;
let store: WatchedStore;
beforeAll(async () => {
  store = new WatchedStore();
  auth = await startTestAuth({ env: { AUTH_RATE_LIMIT_REFRESH: String(FEW) }, store });
});
afterAll(() => auth.stop());

const refresh = (refreshToken: string): Promise<Session> =>
  auth.rpc.call(refreshSession, { body: { refresh_token: refreshToken }, client: TEST_CLIENT });

async function refreshOften(session: Session): Promise<Session> {
  let last = session;
  for (let index = 0; index < FEW; index += 1) last = await refresh(last.refresh_token);
  return last;
}

describe('the limit of refreshes', () => {
  it('is of a session, whichever of its tokens comes, and of no other session', async () => {
    const first = await auth.newSession();
    const last = await refreshOften(first);
    for (const { refresh_token } of [first, last]) {
      await expect(refresh(refresh_token)).rejects.toMatchObject({
        code: 'over_request_rate_limit',
        details: { retryAfterS: expect.any(Number) },
      });
    }
    await expect(refresh((await auth.newSession()).refresh_token)).resolves.toBeDefined();
  });

  it('leaves the session as it was', async () => {
    const last = await refreshOften(await auth.newSession());
    await codeOf(refresh(last.refresh_token));
    expect(await auth.sql('select 1 from auth.sessions where user_id = $1', [last.user.id])).toHaveLength(1);
  });

  it('cannot be used up by somebody who only knows the session', async () => {
    const session = await auth.newSession();
    const bytes = Buffer.from(session.refresh_token, 'base64url');
    // The family's secret stands between the head, which names the session, and the tag at the end.
    bytes.fill(0, bytes.length - 32);
    const forged = bytes.toString('base64url');
    for (let index = 0; index < FEW + 1; index += 1) await codeOf(refresh(forged));
    await expect(refresh(session.refresh_token)).resolves.toBeDefined();
  });

  it('keeps no count of tokens that were invented', async () => {
    store.counted.clear();
    for (let index = 0; index < 10; index += 1) {
      const bytes = randomBytes(TOKEN_BYTES);
      bytes[0] = 1;
      expect(await codeOf(refresh(bytes.toString('base64url')))).toBe('refresh_token_not_found');
    }
    expect([...store.counted]).toEqual([]);
    await refresh((await auth.newSession()).refresh_token);
    expect([...store.counted].filter((key) => key.startsWith('refresh:'))).toHaveLength(1);
  });
});
