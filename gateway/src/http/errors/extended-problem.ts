import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';

/**
 * A refusal whose problem document tells more than its code (RFC 9457, section 3.2). Only the gateway makes one, from a service's
 * response: the errors that cross the transport never hold what a founder wrote.
 */
export class ExtendedProblem extends ProcedureError {
  constructor(
    code: ErrorCode,
    message: string,
    readonly members: Readonly<Record<string, unknown>>,
  ) {
    super(code, message);
  }
}
