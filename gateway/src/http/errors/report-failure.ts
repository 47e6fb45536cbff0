import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { refusalOf } from '@playbook/service-kit/security-log/refusals';
import type { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { FastifyRequest } from 'fastify';
import type { GuardedRequest } from '../route-call.js';

export interface FailureLogs {
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
}

/** Tells operators of a failed request: of faults, and of refusals that attackers cause. */
export function reportFailure(
  error: ProcedureError,
  request: FastifyRequest & Pick<GuardedRequest, 'actor'>,
  { logger, securityLog }: FailureLogs,
): void {
  if (error.code === 'unexpected_failure') logger.failure('A request failed', error);
  const refusal = refusalOf(error.code);
  if (refusal === null) return;
  const { method, routeOptions, ip, actor } = request;
  securityLog.record(refusal, error.code, {
    method,
    // The pattern: an address may hold what a founder wrote.
    route: routeOptions.url ?? null,
    client: securityLog.clientHash(ip),
    founderId: actor?.founderId ?? null,
  });
}
