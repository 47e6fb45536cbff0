import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyRequest } from 'fastify';

/** From this version of the wire contract on, `code` is the error's name; before it, the HTTP status. */
const NAMED_CODES_VERSION = '2024-01-01';
const VERSION_HEADER = 'x-supabase-api-version';

const hasNamedCodes = (request: FastifyRequest): boolean => {
  const version = request.headers[VERSION_HEADER];
  return typeof version === 'string' && version >= NAMED_CODES_VERSION;
};

/** An error in the form that clients of the auth wire contract read. */
export function authErrorBody(error: ProcedureError, status: number, request: FastifyRequest): object {
  const reasons = error.details?.weakPasswordReasons;
  const weakPassword = reasons && { weak_password: { reasons } };
  if (hasNamedCodes(request)) return { code: error.code, message: error.message, ...weakPassword };
  return { code: status, error_code: error.code, msg: error.message, ...weakPassword };
}

export const authErrorHeaders = (error: ProcedureError, request: FastifyRequest): Record<string, string> => ({
  'x-sb-error-code': error.code,
  ...(hasNamedCodes(request) && { [VERSION_HEADER]: NAMED_CODES_VERSION }),
});
