import { createHash, randomUUID } from 'node:crypto';
import { authorize, completeAuthorization, exchangeAuthCode } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import type { JWTPayload } from 'jose';
import { TEST_CLIENT, type TestAuth, uniqueEmail } from './auth-service.fixture.js';
import type { TestOpenIdProvider } from './open-id-provider.fixture.js';

const TEST_VERIFIER = 'a-code-verifier-of-at-least-forty-three-characters';
export const TEST_TARGET = 'https://playbook.example/auth?from=test';

const PKCE = {
  code_challenge: createHash('sha256').update(TEST_VERIFIER).digest('base64url'),
  code_challenge_method: 's256',
};

/** A person at the provider whose address it has verified. */
export const person = (claims: JWTPayload = {}): JWTPayload => ({
  sub: randomUUID(),
  email: uniqueEmail(),
  email_verified: true,
  name: 'Ada Lovelace',
  picture: 'https://images.example/ada.png',
  ...claims,
});

type Query = Record<string, string | string[]>;

/** Plays browser and app in a sign-in at the provider. */
export class OAuthFlow {
  constructor(
    private readonly auth: TestAuth,
    private readonly provider: TestOpenIdProvider,
  ) {}

  /** The provider's page that the app is sent to. */
  async begin(query: Query = {}): Promise<URL> {
    const full = { provider: 'google', redirect_to: TEST_TARGET, ...PKCE, ...query };
    return new URL((await this.auth.rpc.call(authorize, { query: full })).location);
  }

  /** The same for a flow without PKCE. */
  async beginImplicit(): Promise<URL> {
    const query = { provider: 'google', redirect_to: TEST_TARGET };
    return new URL((await this.auth.rpc.call(authorize, { query })).location);
  }

  /** Where the callback leads. */
  async complete(query: Record<string, string>): Promise<URL> {
    return new URL((await this.auth.rpc.call(completeAuthorization, { query })).location);
  }

  /** Goes through the provider as a person and comes back to the app. */
  async comeBack(claims: JWTPayload, page?: URL): Promise<URL> {
    const { href } = page ?? (await this.begin());
    return this.complete(this.provider.consent(href, claims));
  }

  exchange(authCode: string, verifier = TEST_VERIFIER): Promise<Session> {
    const body = { auth_code: authCode, code_verifier: verifier };
    return this.auth.rpc.call(exchangeAuthCode, { body, client: TEST_CLIENT });
  }

  /** The whole sign-in. */
  async signIn(claims: JWTPayload): Promise<Session> {
    return this.exchange((await this.comeBack(claims)).searchParams.get('code') ?? '');
  }
}
