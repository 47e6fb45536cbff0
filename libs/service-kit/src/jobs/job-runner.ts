import { randomUUID } from 'node:crypto';
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { toProcedureError } from '../errors/to-procedure-error.js';
import type { Logger } from '../telemetry/logger.js';
import { extractTraceContext } from '../telemetry/trace-context.js';
import { withSpan } from '../telemetry/with-span.js';
import { boundedWork } from './bounded-work.js';
import type { Job, JobProgress } from './job.js';
import { JobLost } from './job-lost.js';
import { JobOverdue } from './job-overdue.js';
import { type JobOutcome, recordJob, recordRunningJobs } from './job-metrics.js';
import type { JobQueue } from './job-queue.js';

const POLL_MS = 2_000;
/** Often enough that a cancelled job ends soon, and that a worker that is slow for a moment keeps its job. */
const KEEP_EVERY_MS = 2_000;
const MAX_TRIES = 3;
const RETRY_AFTER_S = 5;
const FAULTS: ReadonlySet<JobOutcome> = new Set(['failed', 'given_up']);

/** What is told to a job that is worked on. */
export interface JobContext {
  /** Aborts when the worker does not have the job any more, or stops. */
  readonly signal: AbortSignal;
  readonly report: (progress: JobProgress) => void;
}

/** What a worker does. */
export interface JobWork {
  /** Does a job and ends it (`JobQueue.finish`) with its result. @throws JobLost; any other error when it should be tried again */
  run(job: Job, context: JobContext): Promise<void>;
  /** Ends a job that failed too often. */
  giveUp(job: Job): Promise<void>;
}

/**
 * Takes jobs and does them, some at a time, until it is stopped. It looks for jobs every two seconds, when it is nudged, and when one has
 * ended. A job whose process dies is taken over when its lease is over, and one that takes too long is tried again.
 */
export class JobRunner {
  private readonly workerId = randomUUID();
  private readonly running = new Map<string, { readonly end: AbortController; readonly done: Promise<void> }>();
  private poll: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isNudged = false;
  private isStopping = false;

  constructor(
    private readonly queue: Pick<JobQueue, 'name' | 'claim' | 'keep' | 'release' | 'retry'>,
    private readonly work: JobWork,
    private readonly logger: Pick<Logger, 'info' | 'failure'>,
    private readonly maxJobs: number,
  ) {}

  start(): void {
    this.poll = setInterval(() => this.nudge(), POLL_MS);
    this.nudge();
  }

  /** Says that there may be a job. */
  nudge(): void {
    this.isNudged = true;
    // Whoever says so may be in a trace; what is found belongs to others.
    this.looking ??= context
      .with(ROOT_CONTEXT, () => this.look())
      .finally(() => {
        this.looking = null;
        if (this.isNudged) this.nudge();
      });
  }

  /** Takes no more jobs, and gives back those that it has. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.poll !== null) clearInterval(this.poll);
    await this.looking;
    for (const { end } of this.running.values()) end.abort();
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  private async look(): Promise<void> {
    while (this.isNudged && !this.isStopping) {
      this.isNudged = false;
      try {
        await this.takeJobs();
      } catch (error) {
        // The next look is two seconds away, and jobs wait.
        this.logger.failure('No job could be taken', toProcedureError(error));
      }
    }
    this.isNudged = false;
  }

  private async takeJobs(): Promise<void> {
    while (this.running.size < this.maxJobs && !this.isStopping) {
      const job = await this.queue.claim(this.workerId);
      if (job === null) return;
      const end = new AbortController();
      const done = this.runTraced(job, end).finally(() => {
        this.running.delete(job.id);
        if (!this.isStopping) this.nudge();
      });
      this.running.set(job.id, { end, done });
    }
  }

  /** In the trace of whoever wanted the job. */
  private runTraced(job: Job, end: AbortController): Promise<void> {
    const { name } = this.queue;
    const parent = extractTraceContext(job.traceparent === null ? {} : { traceparent: job.traceparent });
    const attributes = { 'messaging.destination.name': name };
    return withSpan(`process ${name}`, { kind: SpanKind.CONSUMER, parent, attributes }, (span) =>
      this.runOne(job, end, span),
    );
  }

  private async runOne(job: Job, end: AbortController, span: Span): Promise<void> {
    const { id: jobId, tries } = job;
    const startedAtMs = performance.now();
    const note = (outcome: JobOutcome): void => {
      recordJob(outcome, startedAtMs);
      span.setAttribute('outcome', outcome);
      if (FAULTS.has(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
    };
    recordRunningJobs(1);
    let progress: JobProgress = { stage: 'waiting', share: 0 };
    const keep = setInterval(() => {
      this.queue.keep(job, progress).then(
        (isKept) => {
          if (!isKept) end.abort();
        },
        // The lease outlives an outage of the database that is short; a longer one ends the job here and it begins anew elsewhere.
        (error: unknown) => this.logger.failure('A job could not be kept', toProcedureError(error)),
      );
    }, KEEP_EVERY_MS);
    const report = (next: JobProgress): void => {
      progress = next;
    };
    try {
      const isGivenUp = tries > MAX_TRIES;
      if (isGivenUp) await this.work.giveUp(job);
      else await boundedWork(this.work.run(job, { signal: end.signal, report }), end);
      note(isGivenUp ? 'given_up' : 'done');
      this.logger.info('A job ended', { jobId, tries });
    } catch (error) {
      const outcome = await this.afterFault(job, error, end.signal).catch((fault: unknown): JobOutcome => {
        // Its lease runs out, and then it is anybody's.
        this.logger.failure('A job could not be given back', toProcedureError(fault));
        return 'lost';
      });
      note(outcome);
    } finally {
      recordRunningJobs(-1);
      clearInterval(keep);
    }
  }

  private async afterFault(job: Job, error: unknown, { aborted, reason }: AbortSignal): Promise<JobOutcome> {
    const { id: jobId, tries } = job;
    if (this.isStopping) {
      await this.queue.release(job);
      this.logger.info('A job was given back', { jobId, tries });
      return 'released';
    }
    if ((aborted && !(reason instanceof JobOverdue)) || error instanceof JobLost) {
      this.logger.info('A job was cancelled or taken over', { jobId, tries });
      return 'lost';
    }
    this.logger.failure('A job failed', toProcedureError(error));
    if (tries >= MAX_TRIES) {
      await this.work.giveUp(job);
      return 'given_up';
    }
    await this.queue.retry(job, RETRY_AFTER_S * tries);
    return 'failed';
  }
}
