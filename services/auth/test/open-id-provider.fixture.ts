import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

const TEST_CLIENT_ID = 'playbook-test';
const TEST_CLIENT_SECRET = 'a secret of the test';
const KEY_ID = 'test-key';

/** What the provider does wrong when it is told to. */
export type Misbehaviour =
  'foreign signature' | 'wrong audience' | 'wrong nonce' | 'expired' | 'no token' | 'claims elsewhere';

const subjectOf = ({ sub }: JWTPayload): JWTPayload => (sub === undefined ? {} : { sub });

interface Grant {
  readonly codeChallenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly claims: JWTPayload;
}

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A small OpenID provider on loopback: everybody who comes is the person of `claims`, without being asked. */
export class TestOpenIdProvider {
  misbehaviour: Misbehaviour | null = null;
  private readonly grants = new Map<string, Grant>();
  private claims: JWTPayload = {};
  private readonly server = createServer((request, response) => void this.respond(request, response));

  private constructor(
    private readonly keys: Keys,
    private readonly foreignKeys: Keys,
  ) {}

  /** @param port Any free one by default. */
  static async start(port = 0): Promise<TestOpenIdProvider> {
    const [keys, foreignKeys] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
    const provider = new TestOpenIdProvider(keys, foreignKeys);
    await new Promise<void>((resolve) => provider.server.listen(port, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Settings that make the auth service use this provider. */
  get env(): Record<string, string> {
    return {
      AUTH_GOOGLE_ISSUER: this.issuer,
      AUTH_GOOGLE_CLIENT_ID: TEST_CLIENT_ID,
      AUTH_GOOGLE_CLIENT_SECRET: TEST_CLIENT_SECRET,
    };
  }

  /** Plays the browser: opens the provider's page as this person and returns the query that comes back to the callback. */
  consent(location: string, claims: JWTPayload): { state: string; code: string; iss: string } {
    const query = new URL(location).searchParams;
    const read = (name: string): string => query.get(name) ?? '';
    const code = randomUUID();
    const grant = {
      codeChallenge: read('code_challenge'),
      nonce: read('nonce'),
      redirectUri: read('redirect_uri'),
      claims,
    };
    this.grants.set(code, grant);
    return { state: read('state'), code, iss: this.issuer };
  }

  /** An ID token as an app gets it from the provider itself; `claims` may hold a nonce, `registered` replaces our own claims. */
  issueIdToken({ nonce, ...claims }: JWTPayload, registered: JWTPayload = {}): Promise<string> {
    return this.idToken({ claims, nonce: nonce as string | undefined }, registered);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await this.route(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private async route(request: IncomingMessage): Promise<[number, object]> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [200, this.description()];
      case '/jwks':
        return [200, { keys: [{ ...(await exportJWK(this.keys.publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' }] }];
      case '/token':
        return this.token(new URLSearchParams(await text(request)));
      case '/userinfo':
        return [200, this.claims];
      default:
        return [404, {}];
    }
  }

  private description(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  private async token(body: URLSearchParams): Promise<[number, object]> {
    const code = body.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      grant?.codeChallenge === verifier &&
      grant.redirectUri === body.get('redirect_uri') &&
      body.get('client_id') === TEST_CLIENT_ID &&
      body.get('client_secret') === TEST_CLIENT_SECRET;
    if (!isGood) return [400, { error: 'invalid_grant' }];
    this.claims = grant.claims;
    const tokens = {
      access_token: 'provider-access-token',
      refresh_token: 'provider-refresh-token',
      token_type: 'bearer',
    };
    if (this.misbehaviour === 'no token') return [200, tokens];
    return [200, { ...tokens, expires_in: 3_600, id_token: await this.idToken(grant) }];
  }

  private idToken(
    { claims, nonce }: Pick<Grant, 'claims'> & { readonly nonce: string | undefined },
    registered: JWTPayload = {},
  ): Promise<string> {
    const { misbehaviour } = this;
    const nowS = Math.floor(Date.now() / 1_000);
    const payload = {
      ...(misbehaviour === 'claims elsewhere' ? subjectOf(claims) : claims),
      iss: this.issuer,
      aud: misbehaviour === 'wrong audience' ? 'somebody-else' : TEST_CLIENT_ID,
      ...(nonce !== undefined && { nonce: misbehaviour === 'wrong nonce' ? 'another' : nonce }),
      iat: nowS,
      exp: misbehaviour === 'expired' ? nowS - 60 : nowS + 60,
      ...registered,
    };
    const { privateKey } = misbehaviour === 'foreign signature' ? this.foreignKeys : this.keys;
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: KEY_ID }).sign(privateKey);
  }
}
