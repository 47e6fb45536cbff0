import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { authErrorBody, authErrorHeaders } from '../../auth/auth-error.js';
import { authErrorStatus } from '../../auth/auth-error-status.js';
import { ERROR_STATUS } from './error-status.js';
import { problemBody } from './problem-body.js';
import type { FailedRequest } from '../route-call.js';

const RETRY_AFTER_UNAVAILABLE_S = 5;
/** What passes by itself. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([503, 507]);
const UNAUTHORIZED = 401;

/** An error as HTTP says it. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** The one place where an error becomes a response: a problem document, or the auth wire contract's own form. */
export function errorResponse(error: ProcedureError, request: FailedRequest): ErrorResponse {
  const isAuth = request.url.startsWith('/auth/v1/');
  const status = isAuth ? authErrorStatus(error.code, request) : ERROR_STATUS[error.code];
  const retryAfterS = error.details?.retryAfterS ?? (AWAY_STATUSES.has(status) ? RETRY_AFTER_UNAVAILABLE_S : undefined);
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
  };
  if (isAuth) {
    const ownHeaders = { 'content-type': 'application/json; charset=utf-8', ...authErrorHeaders(error, request) };
    return { status, headers: { ...headers, ...ownHeaders }, body: authErrorBody(error, status, request) };
  }
  const ownHeaders = {
    'content-type': 'application/problem+json',
    ...(status === UNAUTHORIZED && { 'www-authenticate': 'Bearer' }),
  };
  return { status, headers: { ...headers, ...ownHeaders }, body: problemBody(error, status, request) };
}
