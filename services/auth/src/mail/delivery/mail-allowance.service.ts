import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { addressBlockOf } from '@playbook/service-kit/limits/address-block';
import { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { secondsOf } from '../../core/errors/wire-errors.js';
import { FailOpenCounter, keyHash } from '../../core/limits/fail-open-counter.service.js';
import type { AuthSettings } from '../../core/settings/auth.settings.js';
import { type MailKind, MailTotal } from './mail-total.service.js';

const COOL_DOWN_MS = 60_000;
const HOUR_MS = 3_600_000;

const coolDownKeyOf = (email: string): string => `mail-cool-down:${keyHash(email)}`;
const originKeyOf = (origin: string): string => `mails-of-origin:${keyHash(addressBlockOf(origin))}`;

export interface MailRequest {
  readonly email: string;
  /** Whose requests are counted together: a client address, or the account of somebody who is signed in. Null for operators. */
  readonly origin: string | null;
  /** Null where it is not looked up yet. */
  readonly kind: MailKind | null;
}

/**
 * Decides which requests for mails are heard: one a minute for an address, some an hour from one block of client addresses, and
 * none while the hour's mails are used up. Requests for addresses without an account count alike here, so that a refusal tells
 * nothing; they take nothing from the total.
 */
@Injectable()
export class MailAllowance {
  constructor(
    private readonly counter: FailOpenCounter,
    private readonly total: MailTotal,
    private readonly securityLog: SecurityLog,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws ProcedureError `over_email_send_rate_limit` with `retryAfterS` */
  async require(request: MailRequest): Promise<void> {
    const waitMs = await this.coolDownOf(request.email);
    if (waitMs > 0) throw tooMany(waitMs);
    try {
      await this.requireQuota(request);
    } catch (error) {
      // It gets no mail, so it has nothing to cool down from.
      await this.counter.clear(coolDownKeyOf(request.email));
      throw error;
    }
  }

  /**
   * The same for callers that go on without the mail: returns whether the address has cooled down.
   * @throws ProcedureError `over_email_send_rate_limit` for the other limits
   */
  async isCool(request: MailRequest): Promise<boolean> {
    await this.requireQuota(request);
    return (await this.coolDownOf(request.email)) === 0;
  }

  /** Takes a mail from the hour's total, once it is known that it leaves; false when there is none. */
  take(kind: MailKind): Promise<boolean> {
    return this.total.take(kind);
  }

  /** The same for callers that need the mail. @throws ProcedureError `over_email_send_rate_limit` */
  async spend(kind: MailKind): Promise<void> {
    if (!(await this.total.take(kind))) throw tooMany(await this.total.waitMs(kind));
  }

  private async requireQuota({ origin, kind }: MailRequest): Promise<void> {
    if (origin !== null) await this.countOrigin(origin);
    const waitMs = await this.total.waitMs(kind);
    if (waitMs > 0) throw tooMany(waitMs);
  }

  private async countOrigin(origin: string): Promise<void> {
    const hour = await this.counter.count(originKeyOf(origin), HOUR_MS);
    if (!hour || hour.count <= this.settings.AUTH_MAX_MAILS_PER_ADDRESS_BLOCK) return;
    this.securityLog.record('mail_refused', 'origin_used_up', { client: this.securityLog.clientHash(origin) });
    throw tooMany(hour.resetMs);
  }

  /** How long the address has to cool down, 0 when it begins to. */
  private async coolDownOf(email: string): Promise<number> {
    const minute = await this.counter.count(coolDownKeyOf(email), COOL_DOWN_MS);
    return minute && minute.count > 1 ? minute.resetMs : 0;
  }
}

const tooMany = (waitMs: number): ProcedureError =>
  new ProcedureError('over_email_send_rate_limit', 'Email rate limit exceeded', { retryAfterS: secondsOf(waitMs) });
