import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getAuthSettings, getUser, signOut } from '@playbook/contracts/auth/auth.contract';
import { accessTokenClaimsSchema, type Session } from '@playbook/contracts/auth/auth-wire.schema';
import { TEST_PUBLIC_URL } from '@playbook/testing/service/start-test-service';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { codeOf, startTestAuth, type TestAuth } from '../../test/auth-service.fixture.js';
import { generateSigningKeys, publicKeysIn } from '../service.js';

let auth: TestAuth;
let keys: string;
beforeAll(async () => {
  keys = await generateSigningKeys();
  auth = await startTestAuth({ env: { AUTH_JWT_KEYS: keys } });
});
afterAll(() => auth.stop());

const userOf = ({ access_token }: Session) => auth.rpc.call(getUser, {}, { accessToken: access_token });

describe('the founder behind an access token', () => {
  it('is the one who signed in', async () => {
    const session = await auth.newSession();
    expect(await userOf(session)).toEqual(session.user);
  });

  it('is gone with the session, the account or a ban, at once', async () => {
    const session = await auth.newSession();
    await userOf(session);
    await auth.sql(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [session.user.id]);
    expect(await codeOf(userOf(session))).toBe('user_banned');
    expect(await codeOf(auth.rpc.call(signOut, { scope: 'local' }, { accessToken: session.access_token }))).toBe(
      'user_banned',
    );

    await auth.sql('delete from auth.sessions where user_id = $1', [session.user.id]);
    expect(await codeOf(userOf(session))).toBe('session_not_found');

    await auth.sql('delete from auth.users where id = $1', [session.user.id]);
    expect(await codeOf(userOf(session))).toBe('user_not_found');
  });

  it('needs a token of ours', async () => {
    for (const [kind, accessToken] of Object.entries(
      await auth.tokens.refusable('0b0e7a52-6f2c-4a8e-9d0a-1c2d3e4f5a6b'),
    )) {
      expect([kind, await codeOf(auth.rpc.call(getUser, {}, { accessToken }))]).toEqual([kind, 'bad_jwt']);
    }
  });
});

describe('access tokens', () => {
  it('carry the claims of the contract and verify with the published keys', async () => {
    const { access_token, user, expires_at } = await auth.newSession();
    const jwks = publicKeysIn({ AUTH_JWT_KEYS: keys });
    const { payload, protectedHeader } = await jwtVerify(access_token, createLocalJWKSet(jwks), {
      issuer: `${TEST_PUBLIC_URL}/auth/v1`,
      audience: 'authenticated',
      algorithms: ['ES256'],
    });

    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: jwks.keys[0]?.kid });
    const claims = accessTokenClaimsSchema.strict().parse(payload);
    expect(claims).toMatchObject({
      sub: user.id,
      email: user.email,
      aal: 'aal1',
      role: 'authenticated',
      exp: expires_at,
    });
    expect(claims.exp - claims.iat).toBe(3_600);
    expect(claims.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
  });
});

describe('public settings', () => {
  it('show the ways to sign in', async () => {
    expect(await auth.rpc.call(getAuthSettings, {})).toMatchObject({
      external: { google: false, email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
  });
});
