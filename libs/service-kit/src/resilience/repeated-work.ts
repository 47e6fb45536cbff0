import { toProcedureError } from '../errors/to-procedure-error.js';
import type { Logger } from '../telemetry/logger.js';

/** Work that a process does at once and then now and again, each kind of it once at a time. */
export class RepeatedWork {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly logger: Pick<Logger, 'failure'>) {}

  /** @param complaint What is logged when it fails */
  every(intervalMs: number, complaint: string, work: () => Promise<void>): void {
    let running: Promise<void> | null = null;
    const run = (): void => {
      if (running !== null) return;
      const begun = work()
        .catch((error: unknown) => this.logger.failure(complaint, toProcedureError(error)))
        .finally(() => {
          this.underWay.delete(begun);
          running = null;
        });
      running = begun;
      this.underWay.add(begun);
    };
    run();
    this.timers.push(setInterval(run, intervalMs));
  }

  /** Begins nothing more, and resolves when nothing is under way. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underWay);
  }
}
