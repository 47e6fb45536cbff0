import { randomUUID } from 'node:crypto';
import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';
import { importJWK, SignJWT } from 'jose';
import { isActive, type SigningKey } from './signing-keys.setting.js';

type OwnClaims = 'iss' | 'aud' | 'iat' | 'exp' | 'jti';
export type SubjectClaims = Omit<AccessTokenClaims, OwnClaims>;

export interface SignedAccessToken {
  readonly accessToken: string;
  /** Unix time in seconds. */
  readonly expiresAtS: number;
}

/** Issues access tokens with the active key. */
export class AccessTokenSigner {
  private constructor(
    private readonly key: Awaited<ReturnType<typeof importJWK>>,
    private readonly keyId: string,
    private readonly issuer: string,
  ) {}

  /** @param issuer External address of the auth endpoints. */
  static async create(keys: readonly SigningKey[], issuer: string): Promise<AccessTokenSigner> {
    const active = keys.find(isActive);
    if (!active) throw new Error('No key signs');
    return new AccessTokenSigner(await importJWK(active, active.alg), active.kid, issuer);
  }

  async sign(subject: SubjectClaims): Promise<SignedAccessToken> {
    const iat = Math.floor(Date.now() / 1_000);
    const exp = iat + ACCESS_TOKEN_LIFETIME_S;
    const claims: AccessTokenClaims = {
      ...subject,
      iss: this.issuer,
      aud: 'authenticated',
      iat,
      exp,
      // Two tokens issued in the same second must differ.
      jti: randomUUID(),
    };
    const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: this.keyId, typ: 'JWT' });
    return { accessToken: await token.sign(this.key), expiresAtS: exp };
  }
}
