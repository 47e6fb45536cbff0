import { importJWK, SignJWT } from 'jose';
import { isActive } from './signing-keys.setting.js';
import { readSigningKeys } from './signing-keys.js';

export interface ServiceKeyOptions {
  /** Value of `AUTH_JWT_KEYS`. */
  readonly keys: string;
  /** External address of the auth endpoints. */
  readonly issuer: string;
  readonly lifetimeS: number;
  /** `service_role`, for operators' programs, unless said. */
  readonly role?: 'service_role' | 'anon';
}

/**
 * A key of the API: a token with a role and without a person. Operators' programs use the admin endpoints with theirs; that of
 * public clients (`anon`) opens nothing by itself. It is good until it expires or until the signing key is taken out of `AUTH_JWT_KEYS`.
 * @throws StartError for keys of another form
 */
export async function signServiceKey({
  keys,
  issuer,
  lifetimeS,
  role = 'service_role',
}: ServiceKeyOptions): Promise<string> {
  const active = readSigningKeys({ AUTH_JWT_KEYS: keys }).find(isActive);
  if (!active) throw new Error('No key signs');
  const iat = Math.floor(Date.now() / 1_000);
  return new SignJWT({ role, iss: issuer, iat, exp: iat + lifetimeS })
    .setProtectedHeader({ alg: active.alg, kid: active.kid, typ: 'JWT' })
    .sign(await importJWK(active, active.alg));
}
