import { importJWK, type JWK, SignJWT } from 'jose';

const ALGORITHM = 'ES256';

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
