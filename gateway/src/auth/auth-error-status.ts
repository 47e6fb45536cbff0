import type { ErrorCode } from '@playbook/contracts/errors';
import { signUpRoute } from '@playbook/contracts/auth-routes.contract';
import { ERROR_STATUS } from '../http/error-status.js';
import type { GuardedRequest } from '../http/route-call.js';

/** Where the auth wire contract has another status than the data routes. */
const AUTH_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  bad_jwt: 403,
  session_not_found: 403,
  phone_provider_disabled: 422,
};

/** On calls that came with a good token the contract says 'forbidden', not 'wrong'. */
const AUTH_STATUS_WITH_TOKEN: Readonly<Partial<Record<ErrorCode, number>>> = { user_banned: 403 };

const SIGN_UP_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { phone_provider_disabled: 400 };

/** The contract has three statuses for a session that lacks its second factor; enrolment has the usual one. */
const INSUFFICIENT_AAL_STATUS: Readonly<Record<string, number>> = { PUT: 401, DELETE: 422 };

/** The HTTP status of an error below `/auth/v1`. */
export function authErrorStatus(code: ErrorCode, request: GuardedRequest): number {
  const byMethod = code === 'insufficient_aal' ? INSUFFICIENT_AAL_STATUS[request.method] : undefined;
  if (byMethod !== undefined) return byMethod;
  const exceptions = request.actor
    ? AUTH_STATUS_WITH_TOKEN
    : request.url.startsWith(signUpRoute.path)
      ? SIGN_UP_STATUS
      : {};
  return exceptions[code] ?? AUTH_STATUS[code] ?? ERROR_STATUS[code];
}
