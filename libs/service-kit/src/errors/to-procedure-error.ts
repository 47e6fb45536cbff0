import { ProcedureError } from './procedure-error.js';

/**
 * What a caller may know about any thrown value: a typed error as it is, everything else as `unexpected_failure` without its
 * text, which may hold data or addresses. The original stays attached as `cause` for this process's log.
 */
export function toProcedureError(thrown: unknown): ProcedureError {
  if (thrown instanceof ProcedureError) return thrown;
  return new ProcedureError('unexpected_failure', 'Unexpected failure', undefined, { cause: thrown });
}
