import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { WaitingJobs } from '../../jobs/job-metrics.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { JobRunner } from '../../jobs/job-runner.js';
import { RepeatedWork } from '../../resilience/repeated-work.js';
import type { Logger } from '../../telemetry/logger.js';
import type { ObjectRemover } from '../removal/object-remover.js';
import type { JobFolders } from './job-folders.js';

const COUNT_EVERY_MS = 10_000;
const REMOVE_EVERY_MS = 5_000;
const REMOVE_UNKNOWN_EVERY_MS = 3_600_000;

/** A process that analyses files of one kind: takes jobs, and removes objects that nobody needs. */
export class FileWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeated: RepeatedWork;

  constructor(
    private readonly runner: JobRunner,
    private readonly queue: JobQueue,
    private readonly remover: ObjectRemover,
    private readonly folders: JobFolders,
    logger: Logger,
  ) {
    this.repeated = new RepeatedWork(logger);
  }

  onApplicationBootstrap(): void {
    this.runner.start();
    const waiting = new WaitingJobs(this.queue);
    this.every(COUNT_EVERY_MS, 'Waiting jobs could not be counted', () => waiting.update());
    this.every(REMOVE_EVERY_MS, 'Objects could not be removed', () => this.remover.removeDue());
    this.every(REMOVE_UNKNOWN_EVERY_MS, 'Objects without a row could not be looked for', async () => {
      const now = new Date();
      await this.folders.removeLeftOvers(now.getTime());
      await this.remover.removeUnknown(now);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.runner.stop(), this.repeated.stop()]);
  }

  /** There may be a job. */
  nudge(): void {
    this.runner.nudge();
  }

  /** Does something at once and then now and again, once at a time. @param complaint What is logged when it fails */
  every(intervalMs: number, complaint: string, work: () => Promise<void>): void {
    this.repeated.every(intervalMs, complaint, work);
  }
}
