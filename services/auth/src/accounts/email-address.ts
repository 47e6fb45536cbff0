import { EMAIL_MAX_CHARS } from '@playbook/contracts/core/limits';
import { invalidInput } from '../core/errors/wire-errors.js';

/** The address syntax of HTML's e-mail input (ASCII only, plus-addresses included), with a dot in the domain. */
const LOCAL_PART = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * The address in the form it is stored and compared in, or null for a text that is no address. The form is checked before letters
 * become small: some letters of other scripts turn into ASCII then, and the address into another person's.
 */
export function normalizeEmail(text: string): string | null {
  if (text.length > EMAIL_MAX_CHARS) return null;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const isValid =
    LOCAL_PART.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label));
  return isValid ? text.toLowerCase() : null;
}

/** The same where there must be one. @throws ProcedureError `validation_failed` */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === null) throw invalidInput('Unable to validate email address: invalid format');
  return email;
}

/** @throws ProcedureError `validation_failed` for a text that is no address, and for none */
export function requireMailAddress(text: string | undefined): string {
  if (!text) throw invalidInput('An email address is required');
  return parseEmail(text);
}
