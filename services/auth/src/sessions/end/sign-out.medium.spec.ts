import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getUser,
  refreshSession,
  sessionEnded,
  signInWithPassword,
  signOut,
} from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { EndedSessions } from '@playbook/service-kit/identity/ended-sessions';
import { LocalTransport } from '@playbook/service-kit/messaging/local/local-transport.adapter';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { decodeJwt } from 'jose';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
} from '../../../test/auth-service.fixture.js';

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

const signInAgain = ({ user }: Session): Promise<Session> => {
  const body = { email: user.email, password: TEST_PASSWORD };
  return auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
};

const isAlive = async ({ access_token, refresh_token }: Session): Promise<boolean> => {
  const calls = [
    auth.rpc.call(getUser, {}, { accessToken: access_token }),
    auth.rpc.call(refreshSession, { body: { refresh_token }, client: TEST_CLIENT }),
  ];
  const outcomes = (await Promise.allSettled(calls)).map((result) => result.status);
  expect(new Set(outcomes).size).toBe(1);
  return outcomes[0] === 'fulfilled';
};

describe('sign-out', () => {
  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('ends the sessions of the scope %s and no other', async (scope, expected) => {
    const own = await auth.newSession();
    const other = await signInAgain(own);
    const stranger = await auth.newSession();

    await auth.rpc.call(signOut, { scope }, { accessToken: own.access_token });

    expect([await isAlive(own), await isAlive(other)]).toEqual(expected);
    expect(await isAlive(stranger)).toBe(true);
  });

  it('is remembered with session and address', async () => {
    const session = await auth.newSession();
    await auth.rpc.call(signOut, { scope: 'global' }, { accessToken: session.access_token });
    const events = await auth.sql(
      'select kind, session_id, address from auth.audit_events where user_id = $1 order by at, kind',
      [session.user.id],
    );
    const session_id = decodeJwt(session.access_token)['session_id'];
    const { address } = TEST_CLIENT;
    expect(events).toContainEqual({ kind: 'signed_in', session_id, address });
    expect(events).toContainEqual({ kind: 'signed_out', session_id, address });
  });

  it('tells every process that the session has ended', async () => {
    const listener = new LocalTransport(auth.bus);
    const session = await auth.newSession();
    const sessionId = decodeJwt(session.access_token)['session_id'];
    const announced = new Promise<string>((resolve) => {
      void listener.subscribe(sessionEnded.subject, async (message) => resolve(message.payload));
    });

    await auth.rpc.call(signOut, { scope: 'global' }, { accessToken: session.access_token });

    expect(sessionEnded.payload.parse(JSON.parse(await announced)).sessionId).toBe(sessionId);
    expect(await new EndedSessions(auth.store).has(String(sessionId))).toBe(true);
    await listener.close();
  });

  it('ends nothing when access tokens cannot be revoked', async () => {
    const degraded = await startTestAuth({ store: new ReadOnlyStore() });
    try {
      const { access_token } = await degraded.newSession();
      const call = degraded.rpc.call(signOut, { scope: 'global' }, { accessToken: access_token });
      expect(await codeOf(call)).toBe('service_unavailable');
      await expect(degraded.rpc.call(getUser, {}, { accessToken: access_token })).resolves.toBeDefined();
    } finally {
      await degraded.stop();
    }
  });
});
