import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { AuthSettings } from '../settings/auth.settings.js';

const HOUR_MS = 3_600_000;
const BATCH_ROWS = 1_000;

/** Replicas may sweep at once: each takes rows that the other has not locked. */
const SWEEP = `
  delete from auth.audit_events where id in (
    select id from auth.audit_events where at < now() - $1::int * interval '1 day'
    order by at limit ${BATCH_ROWS} for update skip locked
  )
  returning 1 as one`;

/** Deletes security events that are older than they have to be kept: at the start, and every hour. */
@Injectable()
export class AuditRetention implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  onModuleInit(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), HOUR_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.isStopped = true;
    await this.underWay;
  }

  private begin(): void {
    this.underWay = this.underWay
      .then(() => this.sweep())
      .catch((error: unknown) => this.logger.failure('Old security events were not deleted', toProcedureError(error)));
  }

  private async sweep(): Promise<void> {
    let deleted = BATCH_ROWS;
    while (deleted === BATCH_ROWS && !this.isStopped) {
      deleted = (await this.database.query(SWEEP, [this.settings.AUTH_AUDIT_RETENTION_DAYS])).length;
    }
  }
}
