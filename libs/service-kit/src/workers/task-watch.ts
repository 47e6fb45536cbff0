import type { Worker } from 'node:worker_threads';
import type { TaskClock } from './task-clock.js';
import { cpuTimeUs } from './task-clock.js';
import type { TaskFault, TaskLimits } from './task-limits.js';

const LOOK_EVERY_MS = 50;
const US_PER_MS = 1_000;

export interface WatchedTask {
  readonly clock: TaskClock;
  readonly limits: TaskLimits;
  /** Time by the clock until a thread begins it, in milliseconds. */
  readonly maxWaitMs: number;
  /** The live threads, of which one may work at the task. */
  readonly threads: () => readonly Worker[];
  readonly onFault: (fault: TaskFault) => void;
}

/** Looks from outside how much time a task has used; the thread itself may be stuck in it. */
export class TaskWatch {
  private readonly timer: NodeJS.Timeout;
  private readonly askedAtMs = performance.now();
  private begunAtMs: number | null = null;
  private isAsking = false;

  constructor(private readonly task: WatchedTask) {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const { clock, limits, maxWaitMs, threads, onFault } = this.task;
    const { threadId } = clock;
    if (threadId === null) {
      if (performance.now() - this.askedAtMs > maxWaitMs) onFault('waiting');
      return;
    }
    this.begunAtMs ??= performance.now();
    if (performance.now() - this.begunAtMs > limits.maxElapsedMs) return onFault('elapsed');
    const thread = threads().find((one) => one.threadId === threadId);
    if (thread !== undefined && !this.isAsking) void this.ask(thread);
  }

  /** V8 responds between two steps of a script or of a pattern; within one long native call it does not. */
  private async ask(thread: Worker): Promise<void> {
    this.isAsking = true;
    // A thread that has gone, or cannot be asked, is left to the limit by the clock.
    const usage = await thread.cpuUsage().catch(() => null);
    this.isAsking = false;
    if (usage === null) return;
    const usedUs = cpuTimeUs(usage) - this.task.clock.startedAtCpuUs;
    if (usedUs > this.task.limits.maxCpuMs * US_PER_MS) this.task.onFault('cpu');
  }
}
