import { record } from '../telemetry/registry/instruments.js';
import type { TaskFault } from './task-limits.js';

const MS_PER_S = 1_000;

/** How a task ended: done, over a limit, refused because too many waited, given up by its caller, or failed. */
export type TaskOutcome = 'done' | TaskFault | 'refused' | 'cancelled' | 'failed';

/** Counts and times one task, from its request on. */
export function recordTask(service: string, outcome: TaskOutcome, durationMs: number): void {
  const attributes = { 'playbook.service': service, outcome };
  record('playbook.worker.tasks', 1, attributes);
  record('playbook.worker.task.duration', durationMs / MS_PER_S, attributes);
}
