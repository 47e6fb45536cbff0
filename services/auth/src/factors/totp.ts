import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the values that every authenticator app supports. */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
export const STEP_S = 30;
/** 160 bits, what RFC 4226 section 4 recommends. */
const SECRET_BYTES = 20;
/** Steps before and after the present one whose code is taken: clocks differ, and people type slowly. */
export const WINDOW_STEPS = 1;

const CODE = /^\d{6}$/;

/** A new secret, in base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: ALGORITHM, digits: DIGITS, period: STEP_S });

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const totp = totpOf(secret);
  totp.issuer = issuer;
  totp.label = account;
  return totp.toString();
}

/** Which time step a code belongs to, of those near `nowMs`; null for a wrong code. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  if (!CODE.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW_STEPS });
  return delta === null ? null : TOTP.counter({ period: STEP_S, timestamp: nowMs }) + delta;
}
