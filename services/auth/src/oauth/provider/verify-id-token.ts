import { createHash, timingSafeEqual } from 'node:crypto';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { invalidInput } from '../../core/errors/wire-errors.js';

/** Every signature algorithm for which the provider alone can hold the key; `none` and HS* are not among them. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

export type VerifiedIdToken = JWTPayload;

export interface IdTokenRules {
  readonly issuer: string;
  readonly clientId: string;
  readonly clockToleranceS: number;
}

/** The wording that clients of the auth wire contract look for. */
export const badIdToken = (): ProcedureError => invalidInput('Bad ID token');

/** Faults of the token; any other error of the library means that the provider's keys could not be read. */
const TOKEN_FAULTS = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSMultipleMatchingKeys,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
];

/**
 * Claims of an ID token, checked as OpenID Connect Core 3.1.3.7 says.
 * @throws ProcedureError `validation_failed` for a token that is not good; the key source's own error when keys cannot be read
 */
export async function verifyIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, clockToleranceS }: IdTokenRules,
): Promise<VerifiedIdToken> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      clockTolerance: clockToleranceS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    // A token for several parties must say that it was made at our request.
    const isShared = Array.isArray(payload.aud) && payload.aud.length > 1;
    if (isShared && payload['azp'] !== clientId) throw badIdToken();
    return payload;
  } catch (error) {
    if (TOKEN_FAULTS.some((Fault) => error instanceof Fault)) throw badIdToken();
    throw error;
  }
}

/**
 * The app keeps the nonce and lets the provider sign its hash, so that a token that leaks is of no use to another app.
 * @throws ProcedureError `validation_failed` unless both or neither are there and they fit
 */
export function requireMatchingNonce(nonce: string | undefined, signed: unknown): void {
  if (!nonce && !signed) return;
  if (!nonce || !signed) throw invalidInput('Passed nonce and nonce in id_token should either both exist or not.');
  const expected = createHash('sha256').update(nonce).digest('hex');
  const isEqual =
    typeof signed === 'string' &&
    Buffer.byteLength(signed) === expected.length &&
    timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
  if (!isEqual) throw invalidInput('Nonces mismatch');
}
