import { observe, record } from '../telemetry/registry/instruments.js';
import type { JobQueue } from './job-queue.js';

const MS_PER_S = 1_000;

/**
 * How a worker's time with a job ended: with its result, with a failure after which it is tried again or given up, handed on because
 * the worker stops, or cancelled or taken over.
 */
export type JobOutcome = 'done' | 'failed' | 'given_up' | 'released' | 'lost';

/** Counts and times one job. */
export function recordJob(outcome: JobOutcome, startedAtMs: number): void {
  record('playbook.jobs.duration', (performance.now() - startedAtMs) / MS_PER_S, { outcome });
}

/** Says that a worker has one job more, or one less. */
export function recordRunningJobs(change: 1 | -1): void {
  record('playbook.jobs.running', change, {});
}

/** Counts of the queues of this process, which has several where all services are one process. */
const counts = new Map<WaitingJobs, number>();
let isObserved = false;

/** How many jobs a further worker would take, for whoever starts and stops workers; as they were last counted. */
export class WaitingJobs {
  constructor(private readonly queue: Pick<JobQueue, 'countWaiting'>) {
    counts.set(this, 0);
    if (isObserved) return;
    isObserved = true;
    observe('playbook.jobs.waiting', (report) => {
      report(
        [...counts.values()].reduce((sum, count) => sum + count, 0),
        {},
      );
    });
  }

  /** Counts them now. */
  async update(): Promise<void> {
    counts.set(this, await this.queue.countWaiting());
  }
}
