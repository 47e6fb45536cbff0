import { Inject, Injectable } from '@nestjs/common';
import { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { FailOpenCounter } from '../../core/limits/fail-open-counter.service.js';
import type { AuthSettings } from '../../core/settings/auth.settings.js';

/** Whom a mail is for: somebody who is about to have an account, or somebody who has one. */
export type MailKind = 'new_account' | 'existing_account';

const HOUR_MS = 3_600_000;
const TOTAL_KEY = 'mails-in-hour';
const keyOf = (kind: MailKind): string => `mails-in-hour:${kind}`;
/** This part of the total is kept from each kind for the other: a flood of sign-ups must not stop recoveries, nor the reverse. */
const RESERVED_PART = 1 / 3;
/** Parts of the total at which operators are told. */
const TOLD_PARTS = [0.5, 0.8, 1];

/** Counts the mails that really leave in an hour, over all replicas. */
@Injectable()
export class MailTotal {
  private readonly allowed: number;
  private readonly share: number;

  constructor(
    private readonly counter: FailOpenCounter,
    private readonly securityLog: SecurityLog,
    @Inject(SERVICE_SETTINGS) { AUTH_MAX_MAILS_PER_HOUR: allowed }: AuthSettings,
  ) {
    this.allowed = allowed;
    this.share = allowed - Math.floor(allowed * RESERVED_PART);
  }

  /** Takes the place of one mail; false when there is none. */
  async take(kind: MailKind): Promise<boolean> {
    const ofKind = await this.counter.count(keyOf(kind), HOUR_MS);
    if (ofKind && ofKind.count > this.share) {
      await this.counter.giveBack(keyOf(kind), HOUR_MS);
      this.securityLog.record('mail_refused', 'share_used_up', { kind });
      return false;
    }
    const ofAll = await this.counter.count(TOTAL_KEY, HOUR_MS);
    if (ofAll && ofAll.count > this.allowed) {
      await Promise.all([TOTAL_KEY, keyOf(kind)].map((key) => this.counter.giveBack(key, HOUR_MS)));
      this.securityLog.record('mail_refused', 'total_used_up', { kind });
      return false;
    }
    if (ofAll) this.tell(ofAll.count);
    return true;
  }

  /**
   * How long it takes until there is a mail again, 0 while there are any.
   * @param kind Null asks for the total alone.
   */
  async waitMs(kind: MailKind | null): Promise<number> {
    const ofAll = await this.counter.read(TOTAL_KEY, HOUR_MS);
    if (ofAll && ofAll.count >= this.allowed) return ofAll.resetMs;
    const ofKind = kind === null ? null : await this.counter.read(keyOf(kind), HOUR_MS);
    return ofKind && ofKind.count >= this.share ? ofKind.resetMs : 0;
  }

  /** Once for each part in an hour. */
  private tell(used: number): void {
    const part = TOLD_PARTS.find((told) => used === Math.ceil(this.allowed * told));
    if (part === undefined) return;
    this.securityLog.record('mails_running_out', `${part * 100} %`, { used, allowed: this.allowed });
  }
}
