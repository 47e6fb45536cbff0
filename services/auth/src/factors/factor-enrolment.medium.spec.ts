import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { codeOf, startTestAuth, type TestAuth } from '../../test/auth-service.fixture.js';
import { FactorOwner } from '../../test/factors.fixture.js';

let auth: TestAuth;
let owner: FactorOwner;
beforeAll(async () => {
  auth = await startTestAuth();
  owner = new FactorOwner(auth);
});
afterAll(() => auth.stop());

const factorsOf = async ({ access_token }: Session) =>
  (await auth.rpc.call(getUser, {}, { accessToken: access_token })).factors;

/** Lets the time pass in which a factor must be verified. */
const passEnrolment = (factorId: string) =>
  auth.sql(`update auth.factors set created_at = created_at - interval '5 minutes' where id = $1`, [factorId]);

describe('enrolment of a factor', () => {
  it('returns what an authenticator app needs', async () => {
    const session = await auth.newSession();
    const factor = await owner.enrol(session, { friendly_name: 'Phone', issuer: 'Some Where' });

    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(factor.totp.qr_code).toMatch(/^<svg [^#]*<\/svg>$/);
    const uri = new URL(factor.totp.uri);
    expect(uri.pathname).toBe(`/Some%20Where:${encodeURIComponent(session.user.email)}`);
    expect(uri.searchParams.get('secret')).toBe(factor.totp.secret);
    expect((await owner.enrol(session)).totp.uri).toContain('otpauth://totp/Playbook:');
  });

  it('shows the factor, but not its secret, with its user', async () => {
    const session = await auth.newSession();
    expect(session.user.factors).toBeUndefined();
    const { id, totp } = await owner.enrol(session, { friendly_name: 'Phone' });

    const instant = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await factorsOf(session)).toEqual([
      {
        id,
        friendly_name: 'Phone',
        factor_type: 'totp',
        status: 'unverified',
        created_at: instant,
        updated_at: instant,
      },
    ]);
    const [row] = await auth.sql<{ text: string }>('select f::text as text from auth.factors f where id = $1', [id]);
    expect(row?.text).not.toContain(totp.secret);
    const events = await auth.sql('select kind from auth.audit_events where user_id = $1', [session.user.id]);
    expect(events).toContainEqual({ kind: 'factor_enrolled' });
  });

  it.each([
    ['validation_failed', { factor_type: 'smoke' }],
    ['validation_failed', { factor_type: null }],
    ['validation_failed', { friendly_name: 'x'.repeat(256) }],
    ['mfa_phone_enroll_not_enabled', { factor_type: 'phone' }],
    ['mfa_webauthn_enroll_not_enabled', { factor_type: 'webauthn' }],
  ])('fails with %s for %j', async (code, body) => {
    expect(await codeOf(owner.enrol(await auth.newSession(), body))).toBe(code);
  });

  it.each(['Phone', ''])('refuses the name "%s" twice in an account', async (name) => {
    const session = await auth.newSession();
    const { id } = await owner.enrol(session, { friendly_name: name });
    expect(await codeOf(owner.enrol(session, { friendly_name: name || null }))).toBe('mfa_factor_name_conflict');
    await expect(owner.enrol(await auth.newSession(), { friendly_name: name })).resolves.toBeDefined();

    await passEnrolment(id);
    expect(await factorsOf(session)).toBeUndefined();
    await expect(owner.enrol(session, { friendly_name: name })).resolves.toBeDefined();
  });

  it('lets one of several parallel enrolments have the name', async () => {
    const session = await auth.newSession();
    const calls = Array.from({ length: 5 }, () => owner.enrol(session, { friendly_name: 'Phone' }));
    const statuses = (await Promise.allSettled(calls)).map((result) => result.status);
    expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(1);
    expect(await factorsOf(session)).toHaveLength(1);
  });

  it('ends at ten factors', async () => {
    const session = await auth.newSession();
    await Promise.all(Array.from({ length: 10 }, () => owner.enrol(session)));
    expect(await codeOf(owner.enrol(session))).toBe('too_many_enrolled_mfa_factors');
    expect(await factorsOf(session)).toHaveLength(10);
  });

  it('needs the factor that is there already', async () => {
    const before = await auth.newSession();
    const { raised } = await owner.raise(before);
    expect(await codeOf(owner.enrol(before))).toBe('insufficient_aal');
    await expect(owner.enrol(raised)).resolves.toBeDefined();
  });
});
