import type { ErrorCode } from '@playbook/contracts/core/errors';
import { signUpRoute } from '@playbook/contracts/auth/auth-routes.contract';
import { ERROR_STATUS } from '../http/errors/error-status.js';
import type { FailedRequest } from '../http/route-call.js';
import { z } from 'zod';

/** Where the auth wire contract has another status than the data routes. */
const AUTH_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  bad_jwt: 403,
  session_not_found: 403,
  phone_provider_disabled: 422,
  user_banned: 400,
};

/** On calls that need a token the contract says 'forbidden', not 'wrong'. */
const AUTH_STATUS_WITH_TOKEN: Readonly<Partial<Record<ErrorCode, number>>> = { user_banned: 403 };

/** Operators ask about others; the wire contract tells an id of another form as it tells one that does not exist. */
const ADMIN_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { user_not_found: 404 };
const MALFORMED_ID_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { validation_failed: 404 };

const SIGN_UP_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { phone_provider_disabled: 400 };

/** The contract has three statuses for a session that lacks its second factor; enrolment has the usual one. */
const INSUFFICIENT_AAL_STATUS: Readonly<Record<string, number>> = { PUT: 401, DELETE: 422 };

/** The HTTP status of an error below `/auth/v1`. */
export function authErrorStatus(code: ErrorCode, request: FailedRequest): number {
  const byMethod = code === 'insufficient_aal' ? INSUFFICIENT_AAL_STATUS[request.method ?? ''] : undefined;
  return byMethod ?? exceptionsFor(request)[code] ?? AUTH_STATUS[code] ?? ERROR_STATUS[code];
}

function exceptionsFor(request: FailedRequest): Readonly<Partial<Record<ErrorCode, number>>> {
  if (hasMalformedId(request)) return MALFORMED_ID_STATUS;
  if (request.serviceKey !== undefined) return ADMIN_STATUS;
  if (request.isForFounder) return AUTH_STATUS_WITH_TOKEN;
  return request.url.startsWith(signUpRoute.path) ? SIGN_UP_STATUS : {};
}

const idsSchema = z.record(z.string(), z.uuid());

/** Every parameter in an address of the auth wire contract is an id. */
const hasMalformedId = (request: FailedRequest): boolean => !idsSchema.safeParse(request.params ?? {}).success;
