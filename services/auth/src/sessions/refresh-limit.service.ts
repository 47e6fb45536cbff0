import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { ForgivingCounter } from '../limits/forgiving-counter.service.js';

const WINDOW_MS = 300_000;
const MS_PER_S = 1_000;

const keyOf = (sessionId: string): string => `refresh:${sessionId}`;

/** Limits how often one session is refreshed, from wherever: a client needs one refresh an hour. */
@Injectable()
export class RefreshLimit {
  constructor(
    private readonly counter: ForgivingCounter,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * @param sessionId Of a token that was found to be genuine: invented ones must neither use up the refreshes of a session nor
   * fill the store with counts of their own.
   * @throws ProcedureError `over_request_rate_limit` with `retryAfterS`
   */
  async count(sessionId: string): Promise<void> {
    const refreshes = await this.counter.count(keyOf(sessionId), WINDOW_MS);
    if (!refreshes || refreshes.count <= this.settings.AUTH_RATE_LIMIT_REFRESH) return;
    const retryAfterS = Math.max(1, Math.ceil(refreshes.resetMs / MS_PER_S));
    throw new ProcedureError('over_request_rate_limit', 'Request rate limit reached', { retryAfterS });
  }
}
