import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';

const ALGORITHM = 'ES256';

/** A private key in the form of the setting AUTH_JWT_KEYS, so that a test can sign what the product itself never would. */
export async function makeSigningKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify([{ ...jwk, kid: randomUUID(), alg: ALGORITHM, use: 'sig', key_ops: ['sign'] }]);
}

/** Signs claims with the product's own key. */
export async function signClaims(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const [jwk] = JSON.parse(process.env['E2E_JWT_KEYS'] ?? '[]') as JWK[];
  if (!jwk?.kid) throw new Error('The product was not started with a key of the test');
  const key = await importJWK(jwk, ALGORITHM);
  return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid: jwk.kid, typ: 'JWT' }).sign(key);
}

/** Claims of a token, unverified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
