import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import type { UnrulyTask } from './unruly-task.js';

/** More than a task of the tests may use. */
const START_CPU_US = 200_000;
const HOARD_ITEMS = 1_000_000;

function startSlowly(): void {
  const { user, system } = process.threadCpuUsage();
  let used = 0;
  while (used < START_CPU_US) {
    const now = process.threadCpuUsage();
    used = now.user + now.system - user - system;
  }
}

function loop(): never {
  for (;;) Math.random();
}

function backtrack(): boolean {
  return /^(?:a+)+$/.test(`${'a'.repeat(64)}b`);
}

function hoard(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: HOARD_ITEMS }, () => kept.length / 2));
}

function wait(gate: SharedArrayBuffer): string {
  const cells = new Int32Array(gate);
  Atomics.store(cells, 1, 1);
  Atomics.wait(cells, 0, 0);
  return 'waited';
}

/** A thread that starts slowly and does as it is told, whatever that is. */
export const serve = serveTasks(startSlowly, (message) => {
  const task = message as UnrulyTask;
  switch (task.does) {
    case 'answer':
      return task.value;
    case 'throw':
      throw new Error(task.message);
    case 'loop':
      return loop();
    case 'backtrack':
      return backtrack();
    case 'hoard':
      return hoard();
    case 'wait':
      return wait(task.gate);
  }
});
