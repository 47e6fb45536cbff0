import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import {
  EPHEMERAL_STORE,
  type EphemeralStore,
  type WindowCount,
} from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { tooManyRequests } from '../errors/wire-errors.js';

/** Part of a key of the store, which carries no personal data. */
export const keyHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Counts over all replicas, and lets calls pass while the store is away. Operators see that in the log. */
@Injectable()
export class FailOpenCounter {
  constructor(
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
    private readonly logger: Logger,
  ) {}

  /** Counts one more. @throws ProcedureError `over_request_rate_limit` with `retryAfterS` beyond `max` in a window */
  async require(key: string, windowMs: number, max: number): Promise<void> {
    const counted = await this.count(key, windowMs);
    if (counted && counted.count > max) throw tooManyRequests(counted.resetMs);
  }

  /** Counts one more; null while the store is away. */
  count(key: string, windowMs: number): Promise<WindowCount | null> {
    return this.failOpen(() => this.store.countInWindow(key, windowMs));
  }

  /** What is counted already; null while the store is away. */
  read(key: string, windowMs: number): Promise<WindowCount | null> {
    return this.failOpen(() => this.store.addInWindow(key, 0, windowMs));
  }

  /** Counts one less in the window that runs; none is begun for it. */
  async giveBack(key: string, windowMs: number): Promise<void> {
    await this.failOpen(() => this.store.addInWindow(key, -1, windowMs));
  }

  async clear(key: string): Promise<void> {
    await this.failOpen(() => this.store.delete(key));
  }

  private async failOpen<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.logger.failure('A limit was not counted', toProcedureError(error));
      return null;
    }
  }
}
