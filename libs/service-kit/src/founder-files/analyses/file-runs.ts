import { setTimeout as pause } from 'node:timers/promises';
import type { FileAnalyses } from '@playbook/contracts/files/define-file-analyses';
import type { FileStatus } from '@playbook/contracts/files/file-analysis.schema';
import { toProcedureError } from '../../errors/to-procedure-error.js';
import type { Actor } from '../../identity/actor.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { EventPublisher } from '../../messaging/event-publisher.js';
import type { Database } from '../../persistence/database.js';
import type { Logger } from '../../telemetry/logger.js';
import type { FileAnalysesRepository } from './file-analyses.repository.js';

const LOOK_EVERY_MS = 500;
/** Less than a caller waits, so that the record that there is reaches it. */
const WATCH_MS = 25_000;

/** What is wanted of which file. */
export interface AnalysisOrder {
  readonly id: string;
  readonly again: boolean;
  readonly onlyWatch: boolean;
}

/** Who watches an analysis. */
export interface Watcher<P> {
  readonly signal: AbortSignal;
  readonly sendChunk: ((chunk: P & { kind: 'progress' }) => void) | null;
}

/** What there is to know of the files of one kind. */
export interface FileRows<Row, Progress> extends Pick<FileAnalysesRepository, 'markProcessing' | 'unmarkProcessing'> {
  /** @throws ProcedureError `not_found` */
  get(actor: Actor, id: string): Promise<Row>;
  /** How far the analysis of a file is; null where it is not being analysed. */
  progress(actor: Actor, id: string): Promise<Progress | null>;
}

export interface FileRunsInput<Row, Progress> {
  readonly files: FileRows<Row, Progress>;
  readonly queue: JobQueue;
  readonly database: Database;
  readonly events: EventPublisher;
  readonly logger: Logger;
  /** Tells workers that an analysis waits. */
  readonly queued: FileAnalyses['queued'];
}

/** Analyses of files: begins, watches and cancels them. Workers make them. */
export class FileRuns<Row extends { readonly status: FileStatus }, Progress extends object> {
  constructor(private readonly input: FileRunsInput<Row, Progress>) {}

  /**
   * Has the file analysed where it was not, or is wanted again, and watches until that is done or the caller has waited long enough.
   * @throws ProcedureError `not_found`, `account_deleting`
   */
  async analyze(actor: Actor, { id, again, onlyWatch }: AnalysisOrder, watcher: Watcher<Progress>): Promise<Row> {
    const begun = await this.input.files.get(actor, id);
    if (!onlyWatch && (begun.status !== 'completed' || again)) await this.begin(actor, id, again);
    return this.watch(actor, id, watcher);
  }

  /** @throws ProcedureError `not_found` */
  async cancel(actor: Actor, id: string): Promise<Row> {
    const { database, queue, files } = this.input;
    await database.asFounder(actor, async (em) => {
      await queue.cancel(em, id);
      await files.unmarkProcessing(em, id);
    });
    return files.get(actor, id);
  }

  private async begin(actor: Actor, id: string, again: boolean): Promise<void> {
    const { database, queue, files, events, queued, logger } = this.input;
    await database.asFounder(actor, async (em) => {
      if (!(await files.markProcessing(em, id, again))) return;
      await queue.add(em, { id, founderId: actor.founderId });
    });
    // Workers look by themselves every two seconds.
    await events.publish(queued, { analysisId: id }).catch((error: unknown) => {
      logger.failure('A worker could not be nudged', toProcedureError(error));
    });
  }

  private async watch(actor: Actor, id: string, { signal, sendChunk }: Watcher<Progress>): Promise<Row> {
    const untilMs = Date.now() + WATCH_MS;
    for (let told = ''; ;) {
      const progress = await this.input.files.progress(actor, id);
      if (progress === null || signal.aborted || Date.now() >= untilMs) return this.input.files.get(actor, id);
      const now = JSON.stringify(progress);
      if (now !== told) sendChunk?.({ kind: 'progress', ...progress });
      told = now;
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
