import { Inject, Injectable } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import {
  EPHEMERAL_STORE,
  type EphemeralStore,
  type WindowCount,
} from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { Logger } from '@playbook/service-kit/telemetry/logger';

/** Counts over all replicas. People can go on while the store is away, uncounted; operators see it in the log. */
@Injectable()
export class ForgivingCounter {
  constructor(
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
    private readonly logger: Logger,
  ) {}

  /** Counts one more; null while the store is away. */
  count(key: string, windowMs: number): Promise<WindowCount | null> {
    return this.forgive(() => this.store.countInWindow(key, windowMs));
  }

  /** What is counted already; null while the store is away. */
  read(key: string, windowMs: number): Promise<WindowCount | null> {
    return this.forgive(() => this.store.addInWindow(key, 0, windowMs));
  }

  /** Counts one less in the window that runs; none is begun for it. */
  async giveBack(key: string, windowMs: number): Promise<void> {
    await this.forgive(() => this.store.addInWindow(key, -1, windowMs));
  }

  async clear(key: string): Promise<void> {
    await this.forgive(() => this.store.delete(key));
  }

  private async forgive<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.logger.failure('A limit was not counted', toProcedureError(error));
      return null;
    }
  }
}
