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

/** How many jobs a further worker would take, for whoever starts and stops workers; as they were last counted. */
export class WaitingJobs {
  private count = 0;

  constructor(private readonly queue: Pick<JobQueue, 'countWaiting'>) {
    observe('playbook.jobs.waiting', (report) => report(this.count, {}));
  }

  /** Counts them now. */
  async update(): Promise<void> {
    this.count = await this.queue.countWaiting();
  }
}
