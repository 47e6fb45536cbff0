import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';

/** The account of a good access token has been deleted. */
export const userNotFound = (): ProcedureError =>
  new ProcedureError('user_not_found', 'User from sub claim in JWT does not exist');

/** The session of a good access token has ended. */
export const sessionNotFound = (): ProcedureError =>
  new ProcedureError('session_not_found', 'Session from session_id claim in JWT does not exist');
