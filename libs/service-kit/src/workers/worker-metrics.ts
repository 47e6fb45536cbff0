import { type Counter, metrics } from '@opentelemetry/api';
import type { TaskFault } from './task-limits.js';

/** How a task ended: done, over a limit, refused because too many waited, given up by its caller, or failed. */
export type TaskOutcome = 'done' | TaskFault | 'refused' | 'cancelled' | 'failed';

let tasks: Counter | undefined;

/** Counts one task. The instrument is made on first use: the meter provider is registered after this module is loaded. */
export function recordTask(service: string, outcome: TaskOutcome): void {
  tasks ??= metrics.getMeter('playbook').createCounter('playbook.worker.tasks', {
    description: 'Tasks of worker threads by how they ended',
  });
  tasks.add(1, { 'playbook.service': service, outcome });
}
