import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { ForgivingCounter } from '../limits/forgiving-counter.service.js';

const COOL_DOWN_MS = 60_000;
const HOUR_MS = 3_600_000;
const HOURLY_KEY = 'mails-in-hour';

/** Keys of the store carry no personal data. */
const keyOf = (email: string): string => `mail-cool-down:${createHash('sha256').update(email).digest('base64url')}`;

/**
 * Limits mails: one a minute to an address, and a number an hour in all. Requests for addresses without an account count alike,
 * so that a refusal tells nothing.
 */
@Injectable()
export class MailAllowance {
  constructor(
    private readonly counter: ForgivingCounter,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws ProcedureError `over_email_send_rate_limit` with `retryAfterS` */
  async require(email: string): Promise<void> {
    const waitMs = await this.take(email);
    if (waitMs > 0) throw tooMany(waitMs);
  }

  /**
   * The same for callers that go on without the mail: answers whether it may be sent now.
   * @throws ProcedureError `over_email_send_rate_limit` when the hour's mails are used up
   */
  async isFree(email: string): Promise<boolean> {
    return (await this.take(email)) === 0;
  }

  /** Answers how long the address has to cool down, 0 when it has got its mail. */
  private async take(email: string): Promise<number> {
    const key = keyOf(email);
    const minute = await this.counter.count(key, COOL_DOWN_MS);
    if (minute && minute.count > 1) return minute.resetMs;
    const hour = await this.counter.count(HOURLY_KEY, HOUR_MS);
    if (!hour || hour.count <= this.settings.AUTH_MAX_MAILS_PER_HOUR) return 0;
    // It got no mail, so it has nothing to cool down from.
    await this.counter.clear(key);
    throw tooMany(hour.resetMs);
  }
}

const tooMany = (waitMs: number): ProcedureError =>
  new ProcedureError('over_email_send_rate_limit', 'Email rate limit exceeded', {
    retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
