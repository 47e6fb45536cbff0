import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, refreshSession } from '@playbook/contracts/auth/auth.contract';
import { accessTokenClaimsSchema, type Session } from '@playbook/contracts/auth/auth-wire.schema';
import { decodeJwt } from 'jose';
import { codeOf, startTestAuth, TEST_CLIENT, type TestAuth } from '../../test/auth-service.fixture.js';
import { FactorOwner } from '../../test/factors.fixture.js';

let auth: TestAuth;
let owner: FactorOwner;
beforeAll(async () => {
  auth = await startTestAuth();
  owner = new FactorOwner(auth);
});
afterAll(() => auth.stop());

const refresh = ({ refresh_token }: Session): Promise<Session> =>
  auth.rpc.call(refreshSession, { body: { refresh_token }, client: TEST_CLIENT });

describe('removal of a factor', () => {
  it('takes any session while the factor is not verified', async () => {
    const session = await auth.newSession();
    const { id } = await owner.enrol(session);
    expect(await owner.remove(session, id)).toEqual({ id });
    expect(await codeOf(owner.remove(session, id))).toBe('mfa_factor_not_found');
    const user = await auth.rpc.call(getUser, {}, { accessToken: session.access_token });
    expect(user.factors).toBeUndefined();
  });

  it('takes the factor itself once it is verified', async () => {
    const session = await auth.newSession();
    const { raised, factor } = await owner.raise(session);
    expect(await codeOf(owner.remove(session, factor.id))).toBe('insufficient_aal');
    expect(await owner.remove(raised, factor.id)).toEqual({ id: factor.id });
    const events = await auth.sql('select kind from auth.audit_events where user_id = $1', [session.user.id]);
    expect(events).toContainEqual({ kind: 'factor_removed' });
  });

  it('takes back what the factor raised, also for access tokens that say otherwise', async () => {
    const { raised, factor } = await owner.raise(await auth.newSession());
    const second = await owner.raise(raised);
    await owner.remove(second.raised, second.factor.id);

    const { aal, amr } = accessTokenClaimsSchema.parse(decodeJwt((await refresh(second.raised)).access_token));
    expect([aal, amr.map(({ method }) => method)]).toEqual(['aal1', ['password']]);
    expect(await codeOf(owner.remove(second.raised, factor.id))).toBe('insufficient_aal');
  });

  it('leaves sessions alone that another factor has raised since', async () => {
    const first = await owner.raise(await auth.newSession());
    const second = await owner.raise(first.raised);
    await owner.remove(second.raised, first.factor.id);
    expect(decodeJwt((await refresh(second.raised)).access_token)).toMatchObject({ aal: 'aal2' });
  });

  it('is for factors of the founder', async () => {
    const session = await auth.newSession();
    const foreign = await owner.enrol(await auth.newSession());
    expect(await codeOf(owner.remove(session, foreign.id))).toBe('mfa_factor_not_found');
    expect(await codeOf(owner.remove(session, randomUUID()))).toBe('mfa_factor_not_found');
    expect(await codeOf(owner.remove(session, 'no-id'))).toBe('validation_failed');
  });
});
