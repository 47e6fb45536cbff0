import type { Problem } from '@playbook/contracts/core/errors';
import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { currentTrace } from '@playbook/service-kit/telemetry/trace-context';
import { ERROR_TITLE } from './error-status.js';
import { ExtendedProblem } from './extended-problem.js';
import type { FailedRequest } from '../route-call.js';

/** The problem document (RFC 9457) of an error. */
export function problemBody(error: ProcedureError, status: number, request: Pick<FailedRequest, 'url'>): object {
  const traceId = currentTrace()?.traceId;
  const problem: Problem = {
    type: `urn:playbook:problem:${error.code}`,
    title: ERROR_TITLE[status] ?? 'Error',
    status,
    code: error.code,
    detail: error.message,
    ...(traceId !== undefined && { traceId }),
    ...(error.details?.issues && { issues: error.details.issues }),
    ...(error instanceof ExtendedProblem && error.members),
  };
  // Function routes keep the envelope of section 7 of the specification, as extension members of the problem.
  if (request.url.startsWith('/functions/v1/')) return { ...problem, success: false, data: null, error: error.message };
  return problem;
}
