import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { ForgivingCounter } from '../limits/forgiving-counter.service.js';
import type { PresentedToken } from './refresh-token.codec.js';

const WINDOW_MS = 300_000;
const MS_PER_S = 1_000;

/** By the family's secret, not by the session's id: nobody can use up the refreshes of a session whose token they do not have. */
const keyOf = ({ familySecret }: PresentedToken): string =>
  `refresh:${createHash('sha256').update(familySecret).digest('base64url')}`;

/** Limits how often one session is refreshed, from wherever: a client needs one refresh an hour. */
@Injectable()
export class RefreshLimit {
  constructor(
    private readonly counter: ForgivingCounter,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws ProcedureError `over_request_rate_limit` with `retryAfterS` */
  async count(token: PresentedToken): Promise<void> {
    const refreshes = await this.counter.count(keyOf(token), WINDOW_MS);
    if (!refreshes || refreshes.count <= this.settings.AUTH_RATE_LIMIT_REFRESH) return;
    const retryAfterS = Math.max(1, Math.ceil(refreshes.resetMs / MS_PER_S));
    throw new ProcedureError('over_request_rate_limit', 'Request rate limit reached', { retryAfterS });
  }
}
