import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUser, refreshSession, signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../test/auth-service.fixture.js';
import { FactorOwner } from '../../test/factors.fixture.js';
import { OAuthFlow, person } from '../../test/oauth-flow.fixture.js';
import { TestOpenIdProvider } from '../../test/open-id-provider.fixture.js';

let auth: TestAuth;
let provider: TestOpenIdProvider;
let flow: OAuthFlow;
beforeAll(async () => {
  provider = await TestOpenIdProvider.start();
  auth = await startTestAuth({ env: provider.env });
  flow = new OAuthFlow(auth, provider);
});
afterAll(async () => {
  await auth.stop();
  await provider.stop();
});

const prove = (userId: string) => auth.sql('update auth.users set email_proven_at = now() where id = $1', [userId]);
const denial = (url: URL) => [url.searchParams.get('error'), url.searchParams.get('error_code')];
const DENIED = ['access_denied', 'provider_email_needs_verification'];

describe('the account of a person from a provider', () => {
  it('is made once, also when they arrive several times at once', async () => {
    const claims = person();
    const sessions = await Promise.all(Array.from({ length: 4 }, () => flow.signIn(claims)));
    expect(new Set(sessions.map((session) => session.user.id)).size).toBe(1);
  });

  it('stays the same when their address at the provider changes', async () => {
    const claims = person();
    const first = await flow.signIn(claims);
    const second = await flow.signIn({ ...claims, email: uniqueEmail(), email_verified: false });
    expect(second.user.id).toBe(first.user.id);
    expect(second.user.email).toBe(first.user.email);
  });

  it('is the one that has their verified address, with what it had', async () => {
    const { user } = await auth.newSession();
    await prove(user.id);
    await auth.sql(`update auth.users set user_metadata = '{"full_name": "Own name"}' where id = $1`, [user.id]);

    const linked = await flow.signIn(person({ email: user.email.toUpperCase() }));

    expect(linked.user.id).toBe(user.id);
    expect(linked.user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect(linked.user.user_metadata).toMatchObject({
      full_name: 'Own name',
      picture: 'https://images.example/ada.png',
    });
    const body = { email: user.email, password: TEST_PASSWORD };
    await expect(auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT })).resolves.toBeDefined();
  });

  it("is never another person's on the strength of an unverified address", async () => {
    const { user } = await auth.newSession();
    for (const isProven of [false, true]) {
      if (isProven) await prove(user.id);
      for (const email_verified of [false, undefined, 'yes']) {
        const back = await flow.comeBack(person({ email: user.email, email_verified }));
        expect(denial(back)).toEqual(DENIED);
      }
    }
  });

  it('needs an address', async () => {
    const { sub } = person();
    expect(denial(await flow.comeBack({ sub: sub ?? '' }))).toEqual(DENIED);
  });

  it('does not open for the banned', async () => {
    const claims = person();
    const { user } = await flow.signIn(claims);
    await auth.sql(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [user.id]);
    expect(denial(await flow.comeBack(claims))).toEqual(['access_denied', 'user_banned']);
    expect(denial(await flow.comeBack(claims, await flow.beginImplicit()))).toEqual(['access_denied', 'user_banned']);
  });
});

describe('an account whose address was never proven, when the owner of the address comes', () => {
  it('keeps nothing by which whoever made it could get in', async () => {
    const email = uniqueEmail();
    const { raised: squatter } = await new FactorOwner(auth).raise(await auth.newSession(email));
    await auth.sql(`update auth.users set user_metadata = '{"note": "left behind"}' where id = $1`, [squatter.user.id]);

    const owner = await flow.signIn(person({ email }));

    expect(owner.user.id).toBe(squatter.user.id);
    expect(owner.user.user_metadata).not.toHaveProperty('note');
    expect(owner.user.factors).toBeUndefined();
    expect(owner.user.identities.map((identity) => identity.provider)).toEqual(['google']);
    const body = { email, password: TEST_PASSWORD };
    expect(await codeOf(auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT }))).toBe('invalid_credentials');
    const refresh = { body: { refresh_token: squatter.refresh_token }, client: TEST_CLIENT };
    expect(await codeOf(auth.rpc.call(refreshSession, refresh))).toBe('refresh_token_not_found');
    const call = auth.rpc.call(getUser, {}, { accessToken: squatter.access_token });
    expect(await codeOf(call)).toBe('session_not_found');
    const events = await auth.sql('select kind from auth.audit_events where user_id = $1', [owner.user.id]);
    expect(events).toContainEqual({ kind: 'unproven_account_reset' });
  });

  it('loses an identity with an unverified address, and a code that is still out', async () => {
    const email = uniqueEmail();
    const squatter = person({ email, email_verified: false });
    await flow.signIn(squatter);
    const code = (await flow.comeBack(squatter)).searchParams.get('code') ?? '';

    const owner = await flow.signIn(person({ email }));

    expect(owner.user.identities).toHaveLength(1);
    expect(await codeOf(flow.exchange(code))).toBe('flow_state_not_found');
    expect(denial(await flow.comeBack(squatter))).toEqual(DENIED);
  });

  it('is proven from then on', async () => {
    const email = uniqueEmail();
    await auth.newSession(email);
    const owner = await flow.signIn(person({ email }));
    const second = await flow.signIn(person({ email }));
    expect(second.user.id).toBe(owner.user.id);
    expect(second.user.identities).toHaveLength(2);
  });
});

describe('new people on an instance', () => {
  it.each([
    ['that is closed', { AUTH_DISABLE_SIGNUP: 'true' }, true, ['access_denied', 'signup_disabled']],
    ['that confirms addresses, with an unverified one', { AUTH_MAILER_AUTOCONFIRM: 'false' }, false, DENIED],
  ])('%s are turned away', async (_, env, email_verified, expected) => {
    const other = await startTestAuth({ env: { ...provider.env, ...env } });
    try {
      expect(denial(await new OAuthFlow(other, provider).comeBack(person({ email_verified })))).toEqual(expected);
      expect(await other.sql('select 1 from auth.users')).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});
