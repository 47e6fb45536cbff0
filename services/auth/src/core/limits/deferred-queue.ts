import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';

/** By then the caller has its response; the spread keeps what one request starts out of the time that the next one takes. */
const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 60;
/** Waits between tries while the database is away: half a minute in all, less than a person waits for a mail. */
const RETRY_PAUSES_MS = [1_000, 5_000, 25_000];
const RETRY_AFTER_S = 5;

export interface DeferredQueueOptions {
  readonly maxWaiting: number;
  /** Work that was given up. */
  readonly onFailure: (error: ProcedureError) => void;
}

/** Work for which nobody waits, one piece after the other in the order it came. It lives as long as the process. */
export class DeferredQueue {
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly options: DeferredQueueOptions) {}

  /**
   * Returns at once. Work that fails while a dependency is away is tried again.
   * @throws ProcedureError `service_unavailable` when too much waits
   */
  add(work: () => Promise<void>): void {
    if (this.waiting >= this.options.maxWaiting) {
      throw new ProcedureError('service_unavailable', 'Too much waits to be done', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    this.waiting += 1;
    const responded = this.pauseFor(randomInt(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
    this.last = this.last
      .then(() => responded)
      .then(() => this.attempt(work))
      .finally(() => {
        this.waiting -= 1;
      });
  }

  /** Does what waits, without pauses and second tries. */
  async drain(): Promise<void> {
    this.stopping.abort();
    await this.last;
  }

  /** Never rejects. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    for (const retryPauseMs of [...RETRY_PAUSES_MS, null]) {
      try {
        return await work();
      } catch (thrown) {
        const error = toProcedureError(thrown);
        const isLast = retryPauseMs === null || this.stopping.signal.aborted;
        if (isLast || error.code !== 'service_unavailable') return this.options.onFailure(error);
        await this.pauseFor(retryPauseMs);
      }
    }
  }

  private async pauseFor(durationMs: number): Promise<void> {
    const { signal } = this.stopping;
    await pause(durationMs, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}
