import { authorizeRoute, callbackRoute } from '@playbook/contracts/auth/auth-routes.contract';
import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyRequest } from 'fastify';

const PAGES = new Set<string>([authorizeRoute.path, callbackRoute.path]);
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** The error names of RFC 6749, section 4.1.2.1. */
function errorName(status: number): string {
  if (status === UNAVAILABLE) return 'temporarily_unavailable';
  return status >= SERVER_ERROR ? 'server_error' : 'invalid_request';
}

/**
 * Where to send a person whose browser was on its way to or from the identity provider: home, with the fault in query and
 * fragment as the client library reads it. Null for programs, which get the error itself.
 */
export function signInErrorRedirect(error: ProcedureError, status: number, request: FastifyRequest): string | null {
  const [path = ''] = request.url.split('?', 1);
  const isPerson = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!isPerson || !PAGES.has(path)) return null;
  const fault = new URLSearchParams({
    error: errorName(status),
    error_code: error.code,
    error_description: error.message,
  });
  return `/?${fault}#${fault}`;
}
