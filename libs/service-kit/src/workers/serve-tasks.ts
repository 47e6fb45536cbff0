import { TaskClock } from './task-clock.js';

/** A task on its way to a thread. */
export interface WorkerRequest {
  readonly clock: SharedArrayBuffer;
  /** Null asks for nothing but that the thread is ready. */
  readonly task: unknown;
}

export type ServeTask = (request: WorkerRequest) => unknown;

/**
 * What the module of a worker exports as `serve`.
 * @param warmUp Runs before the thread takes its first task, so that what is loaded on first use counts against no text.
 */
export function serveTasks(warmUp: () => unknown, handle: (task: unknown) => unknown): ServeTask {
  warmUp();
  return ({ clock, task }) => {
    if (task === null) return null;
    TaskClock.of(clock).begin();
    return handle(task);
  };
}
