import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import { serve as serveEngine } from '../src/engine/engine.worker.js';
import { ENDLESS } from './endless-words.fixture.js';

/** The engine, but for a fault that real patterns have had: on some words it never comes to an end. */
export const serve = serveTasks(
  () => undefined,
  (task) => {
    for (;;) if (!JSON.stringify(task).includes(ENDLESS)) return serveEngine({ clock: UNUSED, task });
  },
);

const UNUSED = new SharedArrayBuffer(16);
