import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { RedirectError } from '../oauth/redirect/redirect-answer.js';

/** Why a link did not work, for the app; a fault of ours says nothing more. */
export function toLinkError(error: ProcedureError): RedirectError {
  if (error.isFailure) {
    return { error: 'server_error', code: error.code, description: 'The link could not be checked. Try again later.' };
  }
  const name = error.code === 'validation_failed' ? 'invalid_request' : 'access_denied';
  return { error: name, code: error.code, description: error.message };
}
