import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { AuthSettings } from '../settings/auth.settings.js';
import { AuditRepository, SWEEP_ROWS } from './audit.repository.js';

const HOUR_MS = 3_600_000;

/** Deletes security events that are older than they have to be kept: at the start, and every hour. */
@Injectable()
export class AuditRetention implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly events: AuditRepository,
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
    let deleted = SWEEP_ROWS;
    while (deleted === SWEEP_ROWS && !this.isStopped) {
      deleted = await this.events.sweep(this.settings.AUTH_AUDIT_RETENTION_DAYS);
    }
  }
}
