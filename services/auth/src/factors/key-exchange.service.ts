import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { FactorRepository } from './factor.repository.js';
import { FactorSecrets } from './factor-secrets.js';

const PAGE_ROWS = 200;

interface Counts {
  sealed: number;
  /** Secrets that neither key has sealed. */
  lost: number;
}

/** Seals the secrets of second factors anew at a start with two keys, so that the other key can be taken away afterwards. */
@Injectable()
export class KeyExchange implements OnModuleInit, OnModuleDestroy {
  private underWay: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly factors: FactorRepository,
    private readonly secrets: FactorSecrets,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    if (!this.secrets.isExchanging) return;
    this.underWay = this.sealAll().catch((error: unknown) =>
      this.logger.failure('Secrets of second factors were not sealed anew', toProcedureError(error)),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await this.underWay;
  }

  private async sealAll(): Promise<void> {
    const counts: Counts = { sealed: 0, lost: 0 };
    for (let after: string | null = ''; after !== null && !this.isStopped;) after = await this.sealPage(after, counts);
    if (this.isStopped) return;
    this.logger.info(
      'Every secret of a second factor was looked at and is sealed with the present key, but for those lost',
      {
        ...counts,
      },
    );
  }

  /** @returns The last factor that was looked at, null after the last of all */
  private sealPage(after: string, counts: Counts): Promise<string | null> {
    return this.database.inTransaction(async (em) => {
      const page = await this.factors.lockPage(em, after, PAGE_ROWS);
      for (const { id, sealedSecret } of page) {
        const resealed = this.resealed(sealedSecret, id, counts);
        if (resealed === null) continue;
        await this.factors.reseal(em, id, resealed);
        counts.sealed += 1;
      }
      return page.length < PAGE_ROWS ? null : (page.at(-1)?.id ?? null);
    });
  }

  private resealed(sealedSecret: string, factorId: string, counts: Counts): string | null {
    try {
      return this.secrets.resealed(sealedSecret, factorId);
    } catch {
      // No key that we have opens it: it stays, and its founder cannot use it.
      counts.lost += 1;
      return null;
    }
  }
}
