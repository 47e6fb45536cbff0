import { Inject, Injectable } from '@nestjs/common';
import { getAnalysisStanding, getApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { nextDeadline } from '@playbook/domain/dashboard/batch-deadline';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../gateway-options.js';
import { ERROR_STATUS } from '../http/errors/error-status.js';
import type { RouteCall } from '../http/route-call.js';
import { composeDashboard } from './compose-dashboard.js';

/** A service that refuses the founder is not away: the whole call is refused. */
const REFUSING_STATUSES: ReadonlySet<number> = new Set([401, 403]);

/** Asks all services at once what they know of a founder. */
@Injectable()
export class DashboardParts {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: Logger,
    @Inject(GATEWAY_OPTIONS) private readonly options: GatewayOptions,
  ) {}

  /**
   * A service that fails, or is too slow, leaves its parts out and no other's.
   * @throws ProcedureError when no service responds, or one refuses the founder
   */
  async read(onBehalf: RouteCall['onBehalf'], now: Date): Promise<Dashboard> {
    const [analysis, applications] = await Promise.allSettled([
      this.rpc.call(getAnalysisStanding, {}, onBehalf),
      this.rpc.call(getApplicationsStanding, {}, onBehalf),
    ]);
    if (analysis.status === 'rejected' && applications.status === 'rejected') throw analysis.reason;
    const standing = this.known(applications);
    const targetAt = standing?.targetAt ?? null;
    const deadline = nextDeadline(this.options.settings.PLAYBOOK_BATCH_CALENDAR, now, targetAt);
    return composeDashboard(this.known(analysis), standing, deadline);
  }

  /** What a service said; null, and logged, where it failed. */
  private known<T>(standing: PromiseSettledResult<T>): T | null {
    if (standing.status === 'fulfilled') return standing.value;
    const error = toProcedureError(standing.reason);
    if (REFUSING_STATUSES.has(ERROR_STATUS[error.code])) throw error;
    if (error.code === 'unexpected_failure') this.logger.failure('A service left the dashboard', error);
    else this.logger.info('A service left the dashboard', { code: error.code });
    return null;
  }
}
