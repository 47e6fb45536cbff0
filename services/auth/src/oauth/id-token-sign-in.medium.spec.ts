import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInWithIdToken } from '@playbook/contracts/auth/id-token.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import type { JWTPayload } from 'jose';
import { codeOf, startTestAuth, TEST_CLIENT, type TestAuth, uniqueEmail } from '../../test/auth-service.fixture.js';
import { OAuthFlow, person } from '../../test/oauth-flow.fixture.js';
import { type Misbehaviour, TestOpenIdProvider } from '../../test/open-id-provider.fixture.js';

let auth: TestAuth;
let provider: TestOpenIdProvider;
beforeAll(async () => {
  provider = await TestOpenIdProvider.start();
  auth = await startTestAuth({ env: provider.env });
});
afterAll(async () => {
  await auth.stop();
  await provider.stop();
});

interface Body {
  readonly provider?: string | null;
  readonly id_token?: string | null;
  readonly access_token?: string | null;
  readonly nonce?: string | null;
  readonly link_identity?: boolean;
}

const send = (body: Body): Promise<Session> =>
  auth.rpc.call(signInWithIdToken, { body: { provider: 'google', ...body }, client: TEST_CLIENT });
const signIn = async (claims: JWTPayload, nonce: string | null = null): Promise<Session> =>
  send({ id_token: await provider.issueIdToken(claims), nonce });
const hashed = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');
const badToken = { code: 'validation_failed', message: 'Bad ID token' };

describe('sign-in with an ID token of the provider', () => {
  it('opens a session of the person, the same account as by the button', async () => {
    const claims = person();
    const first = await signIn(claims);
    expect(first.user).toMatchObject({ email: claims['email'], app_metadata: { provider: 'google' } });
    expect(first.user.user_metadata).toMatchObject({ full_name: 'Ada Lovelace' });
    const byButton = await new OAuthFlow(auth, provider).signIn(claims);
    expect(byButton.user.id).toBe(first.user.id);
  });

  it('makes one account of several at once', async () => {
    const claims = person();
    const sessions = await Promise.all(Array.from({ length: 4 }, () => signIn(claims)));
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
  });

  it('wants both nonces or none, and that they fit', async () => {
    const nonce = 'a nonce of the app';
    const claims = person({ nonce: hashed(nonce) });
    await expect(signIn(claims, nonce)).resolves.toBeDefined();
    for (const [signed, given] of [
      [claims, null],
      [claims, 'another nonce'],
      [person({ nonce }), nonce],
      [person(), nonce],
    ] as const) {
      expect(await codeOf(signIn(signed, given))).toBe('validation_failed');
    }
  });

  it('wants the access token, where there is one, to be the one that was issued with the ID token', async () => {
    const accessToken = 'an access token';
    const at_hash = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
    const id_token = await provider.issueIdToken(person({ at_hash }));
    await expect(send({ id_token, access_token: accessToken })).resolves.toBeDefined();
    await expect(send({ id_token })).resolves.toBeDefined();
    await expect(send({ id_token, access_token: 'another' })).rejects.toMatchObject(badToken);
  });

  it.each<Misbehaviour>(['foreign signature', 'wrong audience', 'expired'])(
    'refuses a token with: %s',
    async (fault) => {
      provider.misbehaviour = fault;
      const id_token = await provider.issueIdToken(person());
      provider.misbehaviour = null;
      await expect(send({ id_token })).rejects.toMatchObject(badToken);
    },
  );

  it('refuses what is no token, and one of another issuer, of several parties, of nobody', async () => {
    const { sub: _sub, ...nobody } = person();
    const tokens = [
      'garbage',
      'a.b.c',
      'eyJhbGciOiJub25lIn0.e30.',
      await provider.issueIdToken(person(), { iss: 'https://elsewhere.example' }),
      await provider.issueIdToken(person(), { aud: ['playbook-test', 'another'] }),
      await provider.issueIdToken(nobody),
    ];
    for (const id_token of tokens) await expect(send({ id_token })).rejects.toMatchObject(badToken);
    expect(await codeOf(send({ id_token: null }))).toBe('validation_failed');
  });

  it('is closed for providers that are unknown, and for linking', async () => {
    const id_token = await provider.issueIdToken(person());
    for (const name of ['github', '', null]) {
      await expect(send({ provider: name, id_token })).rejects.toMatchObject({
        code: 'provider_disabled',
        message: expect.stringContaining('not enabled'),
      });
    }
    expect(await codeOf(send({ id_token, link_identity: true }))).toBe('manual_linking_disabled');
  });

  it('gives nobody an account on the strength of an unverified address', async () => {
    const email = uniqueEmail();
    await auth.newSession(email);
    const code = await codeOf(signIn(person({ email, email_verified: false })));
    expect(code).toBe('provider_email_needs_verification');
  });
});
