import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { RedirectError } from '../../core/redirects/redirect-response.js';

const ERROR_NAME = /^[a-z_]{1,64}$/;
const DESCRIPTION_MAX_CHARS = 300;

/** Codes by which we, not the provider, say no to a person who has signed in there. */
const DENIALS: ReadonlySet<ErrorCode> = new Set([
  'provider_email_needs_verification',
  'signup_disabled',
  'user_banned',
]);

/** The provider said no, or the person did; its words are passed on, in bounds. */
export const providerRefusal = (error: string, description: string | undefined): RedirectError => ({
  error: ERROR_NAME.test(error) ? error : 'server_error',
  description: (description ?? 'The identity provider refused the sign-in').slice(0, DESCRIPTION_MAX_CHARS),
});

/** Any fault of ours or of the provider, without its details. */
export function toRedirectError(thrown: unknown): RedirectError {
  if (thrown instanceof ProcedureError && DENIALS.has(thrown.code)) {
    return { error: 'access_denied', code: thrown.code, description: thrown.message };
  }
  return { error: 'server_error', code: 'unexpected_failure', description: 'The sign-in could not be completed' };
}
