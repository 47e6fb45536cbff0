import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startChildServer } from './child-server.js';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import type { InfraProvider, InfraServer } from '../infra-part.js';
import { makeScratchFolder, removeScratchFolder } from '../scratch-folder.js';
import { type SystemUser, unprivilegedUser } from '../unprivileged-user.js';

const run = promisify(execFile);
const CONNECT_TIMEOUT_MS = 1_000;
/** Two jest processes, each with several services of ten connections. */
const MAX_CONNECTIONS = 200;
const DURABILITY_OFF = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface PostgresPrograms {
  /** Folder that holds `initdb` and `postgres`. */
  readonly folder: string;
  readonly provider: InfraProvider;
}

/** Makes a cluster in a new folder and starts it; both are gone after `stop`. Its superuser is `postgres`, without a password. */
export async function startPostgresServer(programs: PostgresPrograms): Promise<InfraServer> {
  const user = unprivilegedUser();
  const folder = await makeScratchFolder('postgres', user);
  const cluster = join(folder, 'cluster');
  await initCluster(programs.folder, cluster, user);
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `max_connections=${MAX_CONNECTIONS}`, ...DURABILITY_OFF];
  const program = join(programs.folder, 'postgres');
  const child = await startChildServer({
    program,
    arguments: ['-D', cluster, '-k', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    stopSignal: 'SIGINT',
    user,
    ask: () => askPostgres(url),
  });
  const stop = async (): Promise<void> => {
    await child.stop();
    await removeScratchFolder(folder);
  };
  return { url, provider: programs.provider, description: program, stop };
}

async function initCluster(programFolder: string, cluster: string, user: SystemUser | undefined): Promise<void> {
  const how = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(programFolder, 'initdb'), [...how, '-D', cluster], { cwd: '/', ...user });
}

/** @throws Error when the server refuses, as it does while it starts */
export async function askPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that is cut while the server starts is reported twice; the rejection below is enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end();
  }
}
