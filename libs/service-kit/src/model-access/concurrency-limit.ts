import { ModelFault } from './model/model-fault.js';

/** Of those who wait, at most this many for each that runs. */
const WAITING_PER_RUNNING = 4;

/** Runs some calls at a time and lets some more wait in order, for as long as their own signals allow. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly maxRunning: number) {}

  /** @throws ModelFault `busy` when too many wait or the signal aborts before its turn, and whatever the work throws */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.enter(signal);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(signal: AbortSignal): Promise<void> | void {
    if (this.running < this.maxRunning) {
      this.running += 1;
      return;
    }
    if (signal.aborted || this.waiting.size >= this.maxRunning * WAITING_PER_RUNNING) throw new ModelFault('busy');
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        this.waiting.delete(begin);
        reject(new ModelFault('busy'));
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.add(begin);
    });
  }

  /** Hands the place over to the one who waits longest. */
  private leave(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
