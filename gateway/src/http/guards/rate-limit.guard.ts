import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import {
  EPHEMERAL_STORE,
  type EphemeralStore,
  type WindowCount,
} from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { record } from '@playbook/service-kit/telemetry/registry/instruments';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../../gateway-options.js';
import { type AppliedLimit, limitsOf } from './rate-limit.js';
import type { GuardedRequest } from '../route-call.js';
import { routeOf } from '../route-of.js';

const MS_PER_S = 1_000;

/**
 * Limits how often callers may call, over all replicas. While the store is away calls pass and
 * a metric counts them: a limiter must not take the product down.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
    @Inject(GATEWAY_OPTIONS) private readonly options: GatewayOptions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    for (const limit of limitsOf(routeOf(context), request, this.options.settings)) await this.check(limit);
    return true;
  }

  /** @throws ProcedureError the limit's own code, with `retryAfterS` */
  private async check(limit: AppliedLimit): Promise<void> {
    const window = await this.count(limit);
    if (window === null || window.count <= limit.calls) return;
    throw new ProcedureError(limit.overflow, 'Request rate limit reached', {
      retryAfterS: Math.max(1, Math.ceil(window.resetMs / MS_PER_S)),
    });
  }

  private async count({ key, windowMs }: AppliedLimit): Promise<WindowCount | null> {
    try {
      return await this.store.countInWindow(key, windowMs);
    } catch (error) {
      if (!(error instanceof ProcedureError) || error.code !== 'service_unavailable') throw error;
      record('rate_limit.unchecked', 1, {});
      return null;
    }
  }
}
