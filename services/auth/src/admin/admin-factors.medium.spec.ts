import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminListFactors, adminRemoveFactor } from '@playbook/contracts/auth/admin/admin-factors.contract';
import { refreshSession } from '@playbook/contracts/auth/auth.contract';
import type { Factor, Session } from '@playbook/contracts/auth/auth-wire.schema';
import { decodeJwt } from 'jose';
import { codeOf, startTestAuth, TEST_CLIENT, type TestAuth } from '../../test/auth-service.fixture.js';
import { FactorOwner } from '../../test/factors.fixture.js';
import { createOperator, type TestOperator } from '../../test/operator.fixture.js';

let auth: TestAuth;
let operator: TestOperator;
let owner: FactorOwner;
beforeAll(async () => {
  operator = await createOperator();
  auth = await startTestAuth({ env: operator.env });
  owner = new FactorOwner(auth);
});
afterAll(() => auth.stop());

const list = (userId: string): Promise<{ factors: Factor[] }> =>
  auth.rpc.call(adminListFactors, { userId }, operator.key);
const remove = (userId: string, factorId: string): Promise<Factor> =>
  auth.rpc.call(adminRemoveFactor, { userId, factorId }, operator.key);
const refresh = ({ refresh_token }: Session): Promise<Session> =>
  auth.rpc.call(refreshSession, { body: { refresh_token }, client: TEST_CLIENT });

describe('second factors in the hands of an operator', () => {
  it('are listed as their founder sees them, without the secret', async () => {
    const session = await auth.newSession();
    expect(await list(session.user.id)).toEqual({ factors: [] });
    const { raised, factor } = await owner.raise(session);
    const listed = await list(session.user.id);
    expect(listed.factors).toEqual(raised.user.factors);
    expect(JSON.stringify(listed)).not.toContain(factor.totp.secret);
  });

  it('are removed, and what they raised falls back', async () => {
    const session = await auth.newSession();
    const { raised, factor } = await owner.raise(session);
    expect(await remove(session.user.id, factor.id)).toMatchObject({ id: factor.id, status: 'verified' });
    expect(await list(session.user.id)).toEqual({ factors: [] });
    expect(decodeJwt((await refresh(raised)).access_token)['aal']).toBe('aal1');
    expect(await codeOf(remove(session.user.id, factor.id))).toBe('mfa_factor_not_found');
    const events = await auth.sql('select kind from auth.audit_events where user_id = $1', [session.user.id]);
    expect(events).toContainEqual({ kind: 'factor_removed_by_operator' });
  });

  it('are not found with another founder, nor with nobody', async () => {
    const { factor } = await owner.raise(await auth.newSession());
    const { user } = await auth.newSession();
    expect(await codeOf(remove(user.id, factor.id))).toBe('mfa_factor_not_found');
    expect(await codeOf(remove(randomUUID(), factor.id))).toBe('user_not_found');
    expect(await codeOf(list(randomUUID()))).toBe('user_not_found');
  });

  it('are closed to founders', async () => {
    const { access_token: accessToken, user } = await auth.newSession();
    expect(await codeOf(auth.rpc.call(adminListFactors, { userId: user.id }, { accessToken }))).toBe('not_admin');
  });
});
