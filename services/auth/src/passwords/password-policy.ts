import { PASSWORD_MAX_BYTES } from '@playbook/contracts/core/limits';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { invalidInput } from '../core/errors/wire-errors.js';

export interface PasswordWeakness {
  readonly message: string;
  readonly reasons: string[];
}

/** Why a password would be refused today, or null. Length counts characters, not UTF-16 code units. */
export function findWeakness(password: string, minChars: number): PasswordWeakness | null {
  if ([...password].length >= minChars) return null;
  return { message: `Password should be at least ${minChars} characters.`, reasons: ['length'] };
}

/** Longer ones are refused, never cut: every byte of a password counts. */
export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > PASSWORD_MAX_BYTES;

/** @throws ProcedureError `weak_password` with its reasons, or `validation_failed` for one that is too long */
export function requireAcceptablePassword(password: string, minChars: number): void {
  const weakness = findWeakness(password, minChars);
  if (weakness) {
    throw new ProcedureError('weak_password', weakness.message, { weakPasswordReasons: weakness.reasons });
  }
  if (isTooLong(password)) {
    throw invalidInput(`Password cannot be longer than ${PASSWORD_MAX_BYTES} bytes`);
  }
}
