import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { AuthSettings } from '../auth.settings.js';

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
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly logger: Logger,
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
    const minute = await this.failOpen(() => this.store.countInWindow(key, COOL_DOWN_MS));
    if (minute && minute.count > 1) return minute.resetMs;
    const hour = await this.failOpen(() => this.store.countInWindow(HOURLY_KEY, HOUR_MS));
    if (!hour || hour.count <= this.settings.AUTH_MAX_MAILS_PER_HOUR) return 0;
    // It got no mail, so it has nothing to cool down from.
    await this.failOpen(() => this.store.delete(key));
    throw tooMany(hour.resetMs);
  }

  /** People can sign in while the store is away; operators see it in the log. */
  private async failOpen<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.logger.failure('Mails were not counted', toProcedureError(error));
      return null;
    }
  }
}

const tooMany = (waitMs: number): ProcedureError =>
  new ProcedureError('over_email_send_rate_limit', 'Email rate limit exceeded', {
    retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
