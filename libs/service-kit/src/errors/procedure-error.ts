import type { ErrorCode, ErrorDetails, ErrorMessage } from '@playbook/contracts/core/errors';

/** Codes that mean a fault of ours or of a dependency; every other code is an outcome that a caller has to expect. */
const FAILURE_CODES: ReadonlySet<ErrorCode> = new Set(['unexpected_failure', 'service_unavailable', 'request_timeout']);

/**
 * The one error type that crosses a transport. Thrown where the fault is found; becomes an RFC 9457 problem at the HTTP edge.
 * The message is for developers and never holds what a founder wrote.
 */
export class ProcedureError extends Error {
  override readonly name = 'ProcedureError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: ErrorDetails,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Whether operators should look at it: expected refusals keep spans and logs clean. */
  get isFailure(): boolean {
    return FAILURE_CODES.has(this.code);
  }

  toMessage(): ErrorMessage {
    return { code: this.code, message: this.message, ...(this.details && { details: this.details }) };
  }

  static fromMessage(message: ErrorMessage): ProcedureError {
    return new ProcedureError(message.code, message.message, message.details);
  }
}
