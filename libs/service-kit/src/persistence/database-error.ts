import { ProcedureError } from '../errors/procedure-error.js';

/** SQLSTATE classes: 08 connection, 53 resources, 57P shutdown and start-up. */
const UNAVAILABLE_STATE = /^(08|53|57P)/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** pg reports these without a code. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Tells a database that is away from a statement that failed. Errors of our own pass through. */
export function toDatabaseError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof ProcedureError) return thrown;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  const isAway =
    UNAVAILABLE_STATE.test(code) || UNAVAILABLE_SYSTEM_CODES.has(code) || UNAVAILABLE_TEXT.test(thrown.message);
  if (!isAway) return thrown;
  return new ProcedureError('service_unavailable', 'The database does not answer', undefined, { cause: thrown });
}
