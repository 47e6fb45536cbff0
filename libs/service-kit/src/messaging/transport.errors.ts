import { ProcedureError } from '../errors/procedure-error.js';

/** The same words on every transport, so that callers and tests cannot tell them apart. */
export const noServerError = (subject: string): ProcedureError =>
  new ProcedureError('service_unavailable', `Nothing serves ${subject} at the moment`);

export const timeoutError = (subject: string, timeoutMs: number): ProcedureError =>
  new ProcedureError('request_timeout', `${subject} did not answer within ${timeoutMs} ms`);

export const cancelledError = (subject: string): ProcedureError =>
  new ProcedureError('request_cancelled', `The call of ${subject} was cancelled by its caller`);

export const closedError = (cause?: unknown): ProcedureError =>
  new ProcedureError('service_unavailable', 'The message transport is not connected', undefined, { cause });

export const notAllowedError = (subject: string, cause?: unknown): ProcedureError =>
  new ProcedureError('service_unavailable', `The message server does not let this process use ${subject}`, undefined, {
    cause,
  });

export const tooLargeError = (what: string): ProcedureError =>
  new ProcedureError('request_entity_too_large', `The ${what} is larger than a message may be`);
