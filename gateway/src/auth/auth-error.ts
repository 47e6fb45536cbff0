import type { ErrorCode } from '@playbook/contracts/core/errors';
import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FailedRequest } from '../http/route-call.js';

/** From this version of the wire contract on, `code` is the error's name; before it, the HTTP status. */
const NAMED_CODES_VERSION = '2024-01-01';
const VERSION_HEADER = 'x-supabase-api-version';

const hasNamedCodes = (request: Pick<FailedRequest, 'headers'>): boolean => {
  const version = request.headers[VERSION_HEADER];
  return typeof version === 'string' && version >= NAMED_CODES_VERSION;
};

/** Where the wire contract has one code for several of ours. */
const WIRE_CODES: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = {
  mfa_challenge_not_found: 'mfa_factor_not_found',
};

const wireCodeOf = ({ code }: ProcedureError): ErrorCode => WIRE_CODES[code] ?? code;

/** An error in the form that clients of the auth wire contract read. */
export function authErrorBody(error: ProcedureError, status: number, request: Pick<FailedRequest, 'headers'>): object {
  const reasons = error.details?.weakPasswordReasons;
  const weakPassword = reasons && { weak_password: { reasons } };
  if (hasNamedCodes(request)) return { code: wireCodeOf(error), message: error.message, ...weakPassword };
  return { code: status, error_code: wireCodeOf(error), msg: error.message, ...weakPassword };
}

export const authErrorHeaders = (
  error: ProcedureError,
  request: Pick<FailedRequest, 'headers'>,
): Record<string, string> => ({
  'x-sb-error-code': wireCodeOf(error),
  ...(hasNamedCodes(request) && { [VERSION_HEADER]: NAMED_CODES_VERSION }),
});
