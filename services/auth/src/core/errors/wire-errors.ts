import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { isTaken } from '@playbook/service-kit/persistence/is-taken';

// Refusals that several capabilities share, in the words of the auth wire contract.

/** The account of a good access token has been deleted. */
export const userNotFound = (): ProcedureError =>
  new ProcedureError('user_not_found', 'User from sub claim in JWT does not exist');

/** The session of a good access token has ended. */
export const sessionNotFound = (): ProcedureError =>
  new ProcedureError('session_not_found', 'Session from session_id claim in JWT does not exist');

/** An operator asks for an account that does not exist. */
export const unknownUser = (): ProcedureError => new ProcedureError('user_not_found', 'User not found');

export const emailExists = (): ProcedureError =>
  new ProcedureError('email_exists', 'A user with this email address has already been registered');

export const signUpsClosed = (): ProcedureError =>
  new ProcedureError('signup_disabled', 'Signups not allowed for this instance');

export const invalidInput = (message: string): ProcedureError => new ProcedureError('validation_failed', message);

export const tooManyRequests = (waitMs: number): ProcedureError =>
  new ProcedureError('over_request_rate_limit', 'Request rate limit reached', { retryAfterS: secondsOf(waitMs) });

/** What a client is told to wait: whole seconds, and at least one. */
export const secondsOf = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1_000));

/** @throws ProcedureError `user_banned` */
export function requireNotBanned({ isBanned }: { readonly isBanned: boolean }): void {
  if (isBanned) throw new ProcedureError('user_banned', 'User is banned');
}

/** Runs work that gives an account an address. @throws ProcedureError `email_exists` when another account has it */
export async function withFreeEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) throw emailExists();
    throw error;
  }
}

/** Runs work once more when somebody else has made the same account in the meantime: now it is there. */
export async function withSecondTry<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return work();
    throw error;
  }
}
