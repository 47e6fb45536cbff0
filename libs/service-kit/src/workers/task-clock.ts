import { threadId } from 'node:worker_threads';

const CELLS = 2;
const THREAD = 0;
const STARTED_AT_CPU_US = 1;

/** Time of the processor that a thread has used, in microseconds. */
export const cpuTimeUs = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/**
 * What a thread says about the task that it works at, in memory that both sides share: a thread that is busy cannot respond. The
 * clock begins with the work itself, so that neither the queue nor a thread's start counts.
 */
export class TaskClock {
  private readonly cells: BigInt64Array;

  private constructor(readonly memory: SharedArrayBuffer) {
    this.cells = new BigInt64Array(memory);
  }

  static create(): TaskClock {
    return new TaskClock(new SharedArrayBuffer(CELLS * BigInt64Array.BYTES_PER_ELEMENT));
  }

  /** The same clock on the thread's side. */
  static of(memory: SharedArrayBuffer): TaskClock {
    return new TaskClock(memory);
  }

  /** Called by the thread when its work begins. */
  begin(): void {
    Atomics.store(this.cells, STARTED_AT_CPU_US, BigInt(cpuTimeUs(process.threadCpuUsage())));
    Atomics.store(this.cells, THREAD, BigInt(threadId));
  }

  /** The thread that works at it; null before one does. */
  get threadId(): number | null {
    return Number(Atomics.load(this.cells, THREAD)) || null;
  }

  /** What the thread had used before it began. */
  get startedAtCpuUs(): number {
    return Number(Atomics.load(this.cells, STARTED_AT_CPU_US));
  }
}
