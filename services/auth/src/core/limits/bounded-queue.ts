import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';

export interface QueueBounds {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** What an overloaded caller is told to wait before it tries again. */
  readonly retryAfterS: number;
}

/** Runs a few pieces of work at a time, lets a few more wait in order, and refuses the rest at once. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly bounds: QueueBounds) {}

  /** @throws ProcedureError `service_unavailable` with `retryAfterS` when too much waits, and whatever the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | void {
    if (this.running < this.bounds.maxRunning) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.bounds.maxWaiting) {
      const { retryAfterS } = this.bounds;
      throw new ProcedureError('service_unavailable', 'Too many sign-ins at once', { retryAfterS });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands the place over to the one who waits longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
