import { availableParallelism } from 'node:os';
import { z } from 'zod';

const MAX_THREADS = 64;
/** Each thread holds its own copy of what it works with, so that more of them have to be asked for. */
const DEFAULT_MAX_THREADS = 2;

/** Settings of every service that works in threads of its own. */
export const workerSettingsShape = {
  /** Threads of each such service, which is how many texts it reads at the same time. */
  PLAYBOOK_WORKER_THREADS: z.coerce
    .number({ error: 'it must be a number of threads' })
    .int('it must be a whole number')
    .min(1, `it must be 1 to ${MAX_THREADS}`)
    .max(MAX_THREADS, `it must be 1 to ${MAX_THREADS}`)
    .default(Math.min(DEFAULT_MAX_THREADS, availableParallelism())),
};
