import { createPublicKey, createPrivateKey } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { claimsOf, signClaims } from './signing-key.js';

const HOUR_S = 3_600;

/** The product's public key in PEM: what an attacker has who reads the published keys. */
function publicKeyPem(): string {
  const [jwk] = JSON.parse(process.env['E2E_JWT_KEYS'] ?? '[]');
  return createPublicKey(createPrivateKey({ key: jwk, format: 'jwk' }))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}

function keyId(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
}

/** The claims of one token under the signature of another. */
function tampered(token: string, claims: object): string {
  const [header, , signature] = token.split('.');
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/** Every way to pretend to be the founder of this token (RFC 8725, sections 2.1 and 3); each must be refused everywhere. */
export async function forgedTokens(token: string): Promise<Readonly<Record<string, string>>> {
  const claims = claimsOf(token);
  const nowS = Math.floor(Date.now() / 1_000);
  const kid = keyId(token);
  const hmacKey = new TextEncoder().encode(publicKeyPem());
  return {
    malformed: 'not.a.token',
    expired: await signClaims({ ...claims, iat: nowS - 2 * HOUR_S, exp: nowS - HOUR_S }),
    'wrong audience': await signClaims({ ...claims, aud: 'anon' }),
    'wrong issuer': await signClaims({ ...claims, iss: 'https://elsewhere.example/auth/v1' }),
    'alg none': new UnsecuredJWT(claims).encode(),
    tampered: tampered(token, { ...claims, exp: nowS + 10 * HOUR_S }),
    'HS256 with the public key': await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(hmacKey),
  };
}
