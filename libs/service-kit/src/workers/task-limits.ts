/** What one task may use. */
export interface TaskLimits {
  /** Time of the processor, in milliseconds: the same on a busy machine as on an idle one. */
  readonly maxCpuMs: number;
  /** Time by the clock, in milliseconds, for a thread that cannot say what it has used or gets no processor at all. */
  readonly maxElapsedMs: number;
}

/** An analysis takes some 5 ms. */
export const DEFAULT_TASK_LIMITS: TaskLimits = { maxCpuMs: 500, maxElapsedMs: 5_000 };

/** Why a task was ended; `waiting` where no thread began it in time. */
export type TaskFault = 'cpu' | 'elapsed' | 'memory' | 'waiting';
