import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeDataDirectory } from './remove-data-directory.js';

export type Topology = 'local' | 'distributed';

const FOLDERS: Record<Topology, string> = { local: 'all-in-one', distributed: 'distributed' };

/** What the product starts with; a checkout of an earlier version has no bundle. */
function entryIn(repository: string, topology: Topology): string {
  const bundled = join(repository, 'dist/infra', FOLDERS[topology], 'main.js');
  return existsSync(bundled) ? bundled : join(repository, 'infra/dist', FOLDERS[topology], 'main.js');
}

/** Free ports, and no space reserved for a disk that is not full. */
const DEFAULTS = { PORT: '0', METRICS_PORT: '0', PLAYBOOK_DISK_RESERVE_MB: '0' };
const START_TIMEOUT_MS = 90_000;

export const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Product {
  readonly processId: number;
  readonly url: string;
  readonly metricsUrl: string;
  readonly dataDirectory: string;
  /** Everything printed so far. */
  output(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, as a crash. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  readonly topology: Topology;
  readonly environment?: Readonly<Record<string, string>>;
  /** Kept when given; else a new folder that `stop` removes. */
  readonly dataDirectory?: string;
  /** Another built checkout than this one. */
  readonly repository?: string;
}

/** Starts the built product as its user would, on free ports, and waits until it says where it is. */
export async function startProduct({
  topology,
  environment = {},
  dataDirectory,
  repository = REPOSITORY,
}: ProductOptions): Promise<Product> {
  const directory = dataDirectory ?? (await mkdtemp(join(tmpdir(), 'playbook-e2e-')));
  const child = spawn(process.execPath, [entryIn(repository, topology)], {
    cwd: repository,
    env: { ...process.env, ...DEFAULTS, PLAYBOOK_DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const { url, metricsUrl } = await announcedAddress(child, () => output);
  return {
    processId: child.pid ?? 0,
    url,
    metricsUrl,
    dataDirectory: directory,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await exited;
      if (dataDirectory === undefined) await removeDataDirectory(directory);
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function announcedAddress(child: ChildProcess, output: () => string): Promise<{ url: string; metricsUrl: string }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
    const fail = (reason: string): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The product ${reason}:\n${output()}`));
    };
    const onExit = (code: number | null): void => fail(`ended with ${code}`);
    child.once('exit', onExit);
    child.stdout?.on('data', () => {
      const url = /Playbook runs at\s+(\S+)/.exec(output())?.[1];
      const metricsUrl = /Metrics\s+(\S+)/.exec(output())?.[1];
      if (url === undefined || metricsUrl === undefined || !output().includes('Ctrl-C')) return;
      clearTimeout(timer);
      child.off('exit', onExit);
      resolve({ url, metricsUrl });
    });
  });
}
