import { EMAIL_MAX_CHARS } from '@playbook/contracts/limits';

/** The address syntax of HTML's e-mail input (ASCII only, plus-addresses included), with a dot in the domain. */
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The address in the form it is stored and compared in, or null for a text that is no address. */
export function normalizeEmail(text: string): string | null {
  if (text.length > EMAIL_MAX_CHARS) return null;
  const email = text.toLowerCase();
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  const isValid =
    LOCAL_PART.test(email.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label));
  return isValid ? email : null;
}
