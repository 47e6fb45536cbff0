import type { ErrorCode } from '@playbook/contracts/core/errors';
import type { SecurityEvent } from './security-log.js';

type Refusal = Extract<SecurityEvent, 'token_refused' | 'access_denied' | 'rate_limited'>;

/** A token that is missing is not here: visitors have none. */
const REFUSALS: ReadonlyMap<ErrorCode, Refusal> = new Map([
  ['bad_jwt', 'token_refused'],
  ['session_not_found', 'token_refused'],
  ['not_admin', 'access_denied'],
  ['forbidden', 'access_denied'],
  ['insufficient_aal', 'access_denied'],
  ['user_banned', 'access_denied'],
  ['over_request_rate_limit', 'rate_limited'],
]);

/** The security event that a response with this code is; null for every other code. */
export const refusalOf = (code: ErrorCode): Refusal | null => REFUSALS.get(code) ?? null;
