import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type DemoChunk, demoQueued } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { JobQueue } from '@playbook/service-kit/jobs/job-queue';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { Database } from '@playbook/service-kit/persistence/database';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { DemoAnalysesRepository } from './demo-analyses.repository.js';
import { DemoRecords } from './demo-records.service.js';
import type { DemoRow } from './demo-rows.schema.js';

const LOOK_EVERY_MS = 500;
/** Less than a caller waits, so that the record that there is reaches it. */
const WATCH_MS = 25_000;

/** What is wanted of which video. */
interface AnalysisOrder {
  readonly id: string;
  readonly again: boolean;
  readonly onlyWatch: boolean;
}

/** Who watches an analysis. */
interface Watcher {
  readonly signal: AbortSignal;
  readonly sendChunk: ((chunk: DemoChunk) => void) | null;
}

/** Analyses of videos: begins, watches and cancels them. Workers make them. */
@Injectable()
export class DemoRuns {
  constructor(
    private readonly demos: DemoAnalysesRepository,
    private readonly records: DemoRecords,
    private readonly queue: JobQueue,
    private readonly database: Database,
    private readonly events: EventPublisher,
    private readonly logger: Logger,
  ) {}

  /**
   * Has the video analysed where it was not, or is wanted again, and watches until that is done or the caller has waited long enough.
   * @throws ProcedureError `not_found`, `account_deleting`
   */
  async analyze(actor: Actor, { id, again, onlyWatch }: AnalysisOrder, watcher: Watcher): Promise<DemoAnalysis> {
    const begun = await this.demos.get(actor, id);
    if (!onlyWatch && (begun.status !== 'completed' || again)) await this.begin(actor, id);
    return this.records.recordOf(await this.watch(actor, id, watcher));
  }

  /** @throws ProcedureError `not_found` */
  async cancel(actor: Actor, id: string): Promise<DemoSummary> {
    await this.database.asFounder(actor, async (em) => {
      await this.queue.cancel(em, id);
      await this.demos.unmarkProcessing(em, id);
    });
    return this.records.summaryOf(await this.demos.get(actor, id));
  }

  private async begin(actor: Actor, id: string): Promise<void> {
    await this.database.asFounder(actor, async (em) => {
      if (!(await this.demos.markProcessing(em, id))) return;
      await this.queue.add(em, { id, founderId: actor.founderId });
    });
    // Workers look by themselves every two seconds.
    await this.events.publish(demoQueued, { analysisId: id }).catch((error: unknown) => {
      this.logger.failure('A worker could not be nudged', toProcedureError(error));
    });
  }

  private async watch(actor: Actor, id: string, { signal, sendChunk }: Watcher): Promise<DemoRow> {
    const untilMs = Date.now() + WATCH_MS;
    for (let told = ''; ;) {
      const progress = await this.demos.progress(actor, id);
      if (progress === null || signal.aborted || Date.now() >= untilMs) return this.demos.get(actor, id);
      const now = JSON.stringify(progress);
      if (now !== told) sendChunk?.({ kind: 'progress', ...progress });
      told = now;
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
