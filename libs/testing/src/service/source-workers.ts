import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import type { WorkerModule } from '@playbook/service-kit/workers/worker-pool';

const LOADER = pathToFileURL(join(import.meta.dirname, '../jest/worker-sources.mjs')).href;
const FLAGS = ['--no-warnings', '--experimental-transform-types', '--conditions=source', '--import', LOADER];

/** The same module from its TypeScript, as the code under test runs: worker threads know nothing of jest. */
export function sourceWorkers({ file, ...rest }: WorkerModule): WorkerModule {
  const source = new URL(file.href.replace(/js$/, 'ts'));
  return { ...rest, file: existsSync(fileURLToPath(source)) ? source : file, execArgv: FLAGS };
}
