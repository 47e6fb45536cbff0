import { SpanKind } from '@opentelemetry/api';
import { Piscina } from 'piscina';
import { ProcedureError } from '../errors/procedure-error.js';
import { withChildSpan } from '../telemetry/with-span.js';
import type { WorkerRequest } from './serve-tasks.js';
import { TaskClock } from './task-clock.js';
import { DEFAULT_TASK_LIMITS, type TaskFault, type TaskLimits } from './task-limits.js';
import { TaskWatch } from './task-watch.js';
import { recordTask, type TaskOutcome } from './worker-metrics.js';

/** Tasks that may wait for a thread; whoever comes later is better told than kept. */
const MAX_WAITING_TASKS = 64;
const RETRY_AFTER_S = 2;
/** Longer than a thread takes to start on a busy machine, and than any caller waits. */
const MAX_WAIT_MS = 60_000;
/** A thread holds some 50 MB; a task that wants this much more is out of hand. */
const MAX_HEAP_MB = 256;
/** What is new and mostly thrown away. Left to V8 it is three times as much in every thread, and no text is read faster. */
const MAX_YOUNG_HEAP_MB = 16;

/** Threads beyond the one that is always there end after so long without a task: each holds what it works with once more. */
const IDLE_MS = 60_000;

/** A module that exports `serve`, made by `serveTasks`. */
export interface WorkerModule {
  readonly file: URL;
  /** Flags of Node.js for the threads; those of the process where left out. */
  readonly execArgv?: readonly string[];
  /** Where threads are needed for moments only, the first one too is started for a task, and ended when there was none for a minute. */
  readonly areStartedWhenNeeded?: boolean;
}

export interface WorkerPoolOptions {
  /** In metrics. */
  readonly serviceName: string;
  readonly module: WorkerModule;
  readonly threads: number;
  readonly limits?: TaskLimits;
  readonly maxWaitingTasks?: number;
  readonly maxWaitMs?: number;
}

/**
 * Threads for work whose time a founder's text decides, so that no text holds the event loop. A task that goes over its limits
 * ends with its thread, and another thread takes that one's place.
 */
export class WorkerPool {
  private readonly limits: TaskLimits;
  private readonly maxWaitingTasks: number;
  private readonly maxWaitMs: number;

  private constructor(
    private readonly pool: Piscina,
    private readonly serviceName: string,
    { limits = DEFAULT_TASK_LIMITS, maxWaitingTasks = MAX_WAITING_TASKS, maxWaitMs = MAX_WAIT_MS }: WorkerPoolOptions,
  ) {
    this.limits = limits;
    this.maxWaitingTasks = maxWaitingTasks;
    this.maxWaitMs = maxWaitMs;
  }

  /**
   * Starts the first thread and returns at once; others are started for tasks that find none.
   * @param onFault Told of a thread that ended while it had no task; the pool goes on with another one.
   */
  static open(options: WorkerPoolOptions, onFault: (error: Error) => void): WorkerPool {
    const { module, threads, serviceName } = options;
    const pool = new Piscina({
      filename: module.file.href,
      name: 'serve',
      minThreads: module.areStartedWhenNeeded === true ? 0 : 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      // A thread that waits for its next task goes on to say how much time it has used.
      atomics: 'disabled',
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
      ...(module.execArgv && { execArgv: [...module.execArgv] }),
    });
    pool.on('error', onFault);
    return new WorkerPool(pool, serviceName, options);
  }

  /** Resolves when the first thread takes tasks. @throws Error when its module cannot be loaded */
  async untilReady(): Promise<void> {
    await this.pool.run({ clock: TaskClock.create().memory, task: null } satisfies WorkerRequest);
  }

  /**
   * Has a thread do a task and returns its result.
   * @param limits For a task that reads more than one text; those of the pool where left out
   * @param caller Aborts when nobody waits any more: a task that still waits is dropped, one that runs is finished.
   * @throws ProcedureError `text_too_complex` when it goes over its limits, `service_unavailable` when too many wait or no thread begins it,
   * `request_cancelled` when it was dropped; whatever the task throws
   */
  run(task: unknown, caller?: AbortSignal, limits: TaskLimits = this.limits): Promise<unknown> {
    const settings = { kind: SpanKind.INTERNAL, attributes: { 'playbook.service': this.serviceName } };
    return withChildSpan('worker task', settings, () => this.runTask(task, caller, limits));
  }

  private async runTask(task: unknown, caller: AbortSignal | undefined, limits: TaskLimits): Promise<unknown> {
    if (this.pool.queueSize >= this.maxWaitingTasks) {
      recordTask(this.serviceName, 'refused', 0);
      throw overloaded();
    }
    const startedAtMs = performance.now();
    const clock = TaskClock.create();
    const end = new AbortController();
    const drop = (): void => {
      if (clock.threadId === null) end.abort('cancelled');
    };
    if (caller?.aborted) drop();
    caller?.addEventListener('abort', drop, { once: true });
    const onFault = (fault: TaskFault): void => end.abort(fault);
    const watch = new TaskWatch({
      clock,
      limits,
      maxWaitMs: this.maxWaitMs,
      threads: () => this.pool.threads,
      onFault,
    });
    try {
      const request: WorkerRequest = { clock: clock.memory, task };
      const result: unknown = await this.pool.run(request, { signal: end.signal });
      recordTask(this.serviceName, 'done', performance.now() - startedAtMs);
      return result;
    } catch (error) {
      const outcome = outcomeOf(error, end.signal);
      recordTask(this.serviceName, outcome, performance.now() - startedAtMs);
      throw errorOf(outcome, error);
    } finally {
      watch.stop();
      caller?.removeEventListener('abort', drop);
    }
  }

  /** Ends the threads, with what they work at. */
  async stop(): Promise<void> {
    await this.pool.destroy();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function outcomeOf(error: unknown, { aborted, reason }: AbortSignal): TaskOutcome {
  if (aborted) return reason;
  return isOutOfMemory(error) ? 'memory' : 'failed';
}

function errorOf(outcome: TaskOutcome, cause: unknown): unknown {
  if (outcome === 'failed') return cause;
  if (outcome === 'waiting') return overloaded();
  if (outcome === 'cancelled') return new ProcedureError('request_cancelled', 'The caller went away');
  return new ProcedureError('text_too_complex', 'The text takes too long to read', undefined, { cause: outcome });
}

const overloaded = (): ProcedureError =>
  new ProcedureError('service_unavailable', 'Too many texts wait to be read', { retryAfterS: RETRY_AFTER_S });
