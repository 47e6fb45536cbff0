import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { WaitingJobs } from '@playbook/service-kit/jobs/job-metrics';
import { JobQueue } from '@playbook/service-kit/jobs/job-queue';
import { JobRunner } from '@playbook/service-kit/jobs/job-runner';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { DemoAbilitiesService } from '../abilities/demo-abilities.service.js';
import { ObjectRemover } from '../removal/object-remover.service.js';
import { removeLeftOvers } from './job-folder.js';
import { MEDIA_ENGINES, type MediaEngines } from './media-engines.port.js';

const COUNT_EVERY_MS = 10_000;
const ANNOUNCE_EVERY_MS = 20_000;
const REMOVE_EVERY_MS = 5_000;
const REMOVE_UNKNOWN_EVERY_MS = 3_600_000;

/** A process that analyses videos: takes jobs, says what it can do, and removes objects that nobody needs. */
@Injectable()
export class DemoWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly runner: JobRunner,
    private readonly queue: JobQueue,
    private readonly abilities: DemoAbilitiesService,
    private readonly remover: ObjectRemover,
    private readonly logger: Logger,
    @Inject(MEDIA_ENGINES) private readonly engines: MediaEngines,
  ) {}

  onApplicationBootstrap(): void {
    this.runner.start();
    this.every(ANNOUNCE_EVERY_MS, 'What this worker can do could not be said', () => this.announce());
    const waiting = new WaitingJobs(this.queue);
    this.every(COUNT_EVERY_MS, 'Waiting jobs could not be counted', () => waiting.update());
    this.every(REMOVE_EVERY_MS, 'Objects could not be removed', () => this.remover.removeDue());
    this.every(REMOVE_UNKNOWN_EVERY_MS, 'Objects without a row could not be looked for', async () => {
      const now = new Date();
      await removeLeftOvers(now.getTime());
      await this.remover.removeUnknown(now);
    });
  }

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([this.runner.stop(), ...this.underWay]);
  }

  /** There may be a job. */
  nudge(): void {
    this.runner.nudge();
  }

  private async announce(): Promise<void> {
    const canAnalyze = await this.engines.analyser.isReady();
    await this.abilities.announce({ canAnalyze, canTranscribe: this.engines.transcriber.isReady });
  }

  /** Does something now and again, once at a time. */
  private every(intervalMs: number, complaint: string, work: () => Promise<void>): void {
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
}
