import { createHash } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { badIdToken } from './verify-id-token.js';

/** The hash of each signature algorithm, by the digits of its name; EdDSA with Ed25519 signs with SHA-512. */
const hashNameOf = (algorithm: string | undefined): string => `sha${/\d{3}$/.exec(algorithm ?? '')?.[0] ?? '512'}`;

/** The left half of the token's hash (OpenID Connect Core 3.1.3.6). */
function accessTokenHash(accessToken: string, algorithm: string | undefined): string {
  const digest = createHash(hashNameOf(algorithm)).update(accessToken, 'ascii').digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}

/**
 * An access token that comes with an ID token must be the one that was issued with it. Providers that give out ID tokens alone leave
 * the hash away, and then there is nothing to compare.
 * @param idToken Verified.
 * @param signedHash The ID token's `at_hash`.
 * @throws ProcedureError `validation_failed`
 */
export function requireMatchingAccessToken(accessToken: string, idToken: string, signedHash: unknown): void {
  if (signedHash === undefined) return;
  const { alg } = decodeProtectedHeader(idToken);
  if (accessTokenHash(accessToken, alg) !== signedHash) throw badIdToken();
}
