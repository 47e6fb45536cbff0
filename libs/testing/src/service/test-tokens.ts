import { randomUUID } from 'node:crypto';
import type { AccessTokenClaims, Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { base64url, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { accessTokenClaims } from './access-token-claims.js';

const ALGORITHM = 'ES256';
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** Plays the auth service: holds a signing key, tells its public half, and issues good and bad access tokens. */
export class TestTokens {
  private readonly keyId = randomUUID();

  private constructor(
    private readonly keys: Keys,
    private readonly issuer: string,
  ) {}

  /** @param publicUrl The product's external address, as the service under test is told. */
  static async create(publicUrl: string): Promise<TestTokens> {
    return new TestTokens(await generateKeyPair(ALGORITHM, { extractable: true }), issuerOf(publicUrl));
  }

  async jwks(): Promise<Jwks> {
    const { kty, crv = '', x = '', y = '' } = await exportJWK(this.keys.publicKey);
    return { keys: [{ kty: kty ?? '', crv, x, y, kid: this.keyId, alg: ALGORITHM, use: 'sig' }] };
  }

  /** A good token; `claims` replaces single claims, for example `session_id`. */
  issue(founderId: string = randomUUID(), claims: Partial<AccessTokenClaims> = {}): Promise<string> {
    return this.sign({ ...accessTokenClaims(this.issuer, founderId), ...claims }, this.keys);
  }

  /** A token of ours that says just this, besides its issuer: a key of the API, for example. */
  issueClaims(claims: Readonly<Record<string, unknown>>): Promise<string> {
    return this.sign({ iss: this.issuer, ...claims }, this.keys);
  }

  expired(founderId: string): Promise<string> {
    const nowS = Math.floor(Date.now() / 1_000);
    return this.issue(founderId, { iat: nowS - 7_200, exp: nowS - 3_600 });
  }

  withWrongIssuer(founderId: string): Promise<string> {
    return this.issue(founderId, { iss: 'https://elsewhere.example/auth/v1' });
  }

  withWrongAudience(founderId: string): Promise<string> {
    return this.sign({ ...accessTokenClaims(this.issuer, founderId), aud: 'anon' }, this.keys);
  }

  /** Names our key in its header and is signed by another one. */
  async signedByStranger(founderId: string): Promise<string> {
    return this.sign(accessTokenClaims(this.issuer, founderId), await generateKeyPair(ALGORITHM));
  }

  /** `alg: none` (RFC 8725, section 2.1). */
  unsigned(founderId: string): string {
    return new UnsecuredJWT({ ...accessTokenClaims(this.issuer, founderId) }).encode();
  }

  /** Signed by HMAC with the public key as the secret (RFC 8725, section 2.1). */
  async signedWithPublicKey(founderId: string): Promise<string> {
    const secret = new TextEncoder().encode(await exportSPKI(this.keys.publicKey));
    const header = { alg: 'HS256', kid: this.keyId, typ: 'JWT' };
    return new SignJWT({ ...accessTokenClaims(this.issuer, founderId) }).setProtectedHeader(header).sign(secret);
  }

  /** A good token of one founder whose subject was changed to another one afterwards. */
  async tampered(founderId: string): Promise<string> {
    const [header, , signature] = (await this.issue()).split('.');
    const claims = JSON.stringify(accessTokenClaims(this.issuer, founderId));
    return [header, base64url.encode(claims), signature].join('.');
  }

  /** Each kind of token that must be refused, by name, for tests that try them all. */
  async refusable(founderId: string): Promise<Readonly<Record<string, string>>> {
    return {
      malformed: 'not.a.token',
      expired: await this.expired(founderId),
      'wrong issuer': await this.withWrongIssuer(founderId),
      'wrong audience': await this.withWrongAudience(founderId),
      'signed by a stranger': await this.signedByStranger(founderId),
      'alg none': this.unsigned(founderId),
      'HS256 with the public key': await this.signedWithPublicKey(founderId),
      tampered: await this.tampered(founderId),
    };
  }

  private sign(claims: object, keys: Keys): Promise<string> {
    const header = { alg: ALGORITHM, kid: this.keyId, typ: 'JWT' };
    return new SignJWT({ ...claims }).setProtectedHeader(header).sign(keys.privateKey);
  }
}
