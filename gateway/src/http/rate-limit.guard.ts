import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { metrics } from '@opentelemetry/api';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import {
  EPHEMERAL_STORE,
  type EphemeralStore,
  type WindowCount,
} from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { GuardedRequest } from './route-call.js';
import { routeOf } from './route-of.js';

const WINDOW_MS = 60_000;
const MS_PER_S = 1_000;

/**
 * Limits calls per founder, or per client address on public routes, over all replicas. While the store is away calls pass and
 * a metric counts them: a limiter must not take the product down.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(@Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { callsPerMinute, path } = routeOf(context);
    if (callsPerMinute === undefined) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const caller = request.actor?.founderId ?? request.ip;
    const window = await this.count(`rate:${path}:${caller}`);
    if (window === null || window.count <= callsPerMinute) return true;
    throw new ProcedureError('over_request_rate_limit', 'Request rate limit reached', {
      retryAfterS: Math.max(1, Math.ceil(window.resetMs / MS_PER_S)),
    });
  }

  private async count(key: string): Promise<WindowCount | null> {
    try {
      return await this.store.countInWindow(key, WINDOW_MS);
    } catch (error) {
      if (!(error instanceof ProcedureError) || error.code !== 'service_unavailable') throw error;
      metrics
        .getMeter('playbook')
        .createCounter('rate_limit.unchecked', { description: 'Calls let pass unchecked' })
        .add(1);
      return null;
    }
  }
}
