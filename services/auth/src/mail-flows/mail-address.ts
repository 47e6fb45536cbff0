import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { normalizeEmail } from '../accounts/email-address.js';

/** @throws ProcedureError `validation_failed` for a text that is no address, and for none */
export function requireMailAddress(text: string | undefined): string {
  if (!text) throw new ProcedureError('validation_failed', 'An email address is required');
  const email = normalizeEmail(text);
  if (!email) throw new ProcedureError('validation_failed', 'Unable to validate email address: invalid format');
  return email;
}
