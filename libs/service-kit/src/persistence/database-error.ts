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
/** 25006: a write where only reading is allowed, as when the disk is about to be full; 53100: it is full. */
const FULL_STATES = new Set(['25006', '53100']);
/** pg reports these without a code. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Tells a database that is away or full from a statement that failed. Errors of our own pass through. */
export function toDatabaseError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof ProcedureError) return thrown;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (FULL_STATES.has(code)) {
    return new ProcedureError('storage_full', 'There is no space to save anything', undefined, { cause: thrown });
  }
  const isAway =
    UNAVAILABLE_STATE.test(code) || UNAVAILABLE_SYSTEM_CODES.has(code) || UNAVAILABLE_TEXT.test(thrown.message);
  if (!isAway) return thrown;
  return new ProcedureError('service_unavailable', 'The database does not answer', undefined, { cause: thrown });
}
