import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import { errnoOf, filesystemFault } from '../data-directory/filesystem-fault.js';
import { pollUntil } from '../data-directory/poll-until.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { findPostgresProcesses, signalProcess } from './server/postgres-processes.js';
import { giveTo, type ServerAccount } from './server/server-account.js';

/** The role that owns everything the server comes with. */
export const SUPERUSER = 'postgres';

const INITDB_TIMEOUT_MS = 120_000;
const ABANDONED_TIMEOUT_MS = 5_000;
const PRIVATE_FILE_MODE = 0o600;
const PRIVATE_DIRECTORY_MODE = 0o700;
const REMEDY = 'Restore the folder from a copy, or move it away to begin with an empty database.';

async function entriesOf(path: string): Promise<string[] | undefined> {
  try {
    return await readdir(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    if (errnoOf(error) === 'ENOTDIR') throw damaged(path, 'it is not a folder', error);
    throw error;
  }
}

function damaged(path: string, reason: string, cause?: unknown): StartError {
  const message = `${path} does not hold a usable database (${reason}). ${REMEDY}`;
  return new StartError('POSTGRES_DATA_DAMAGED', message, { cause });
}

/**
 * Whether there is a database in the folder.
 * @throws {StartError} `POSTGRES_DATA_DAMAGED` or `POSTGRES_OTHER_VERSION` when what is there cannot be used; it stays as it is
 */
export async function isClusterPresent(path: string, majorVersion: string): Promise<boolean> {
  const entries = await entriesOf(path);
  if (entries === undefined || entries.length === 0) return false;
  if (!entries.includes('PG_VERSION')) throw damaged(path, 'PG_VERSION is missing');
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion) {
    throw new StartError(
      'POSTGRES_OTHER_VERSION',
      `${path} was made by PostgreSQL ${version.slice(0, 20)}, and this Playbook brings PostgreSQL ${majorVersion}. ` +
        'Start the Playbook that made it and move the data, or set PLAYBOOK_DATA_DIR to another folder.',
    );
  }
  const control = await stat(join(path, 'global/pg_control')).catch(() => undefined);
  if (control === undefined) throw damaged(path, 'global/pg_control is missing');
  return true;
}

export interface ClusterOptions {
  /** The folder that the database is to become. */
  readonly path: string;
  readonly password: string;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount;
}

/**
 * Creates an empty database beside the folder and renames it when it is complete, so that a start that was killed leaves
 * nothing that looks like a database. What such a start left is removed.
 * @throws {StartError} `DATA_DIRECTORY_FULL` or `POSTGRES_FAILED`
 */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const draft = `${options.path}.new`;
  const cluster = join(draft, 'cluster');
  try {
    await removeAbandoned(draft, cluster);
    await mkdir(cluster, { recursive: true, mode: PRIVATE_DIRECTORY_MODE });
    await writeFile(join(draft, 'password'), options.password, { mode: PRIVATE_FILE_MODE });
    await giveTo(options.account, draft);
    await runInitdb(options, draft);
    if ((await entriesOf(options.path)) !== undefined) await rmdir(options.path);
    await rename(cluster, options.path);
    await rm(draft, { recursive: true });
  } catch (error) {
    throw filesystemFault(error, dirname(options.path));
  }
}

/** A start that was killed may have left an initdb that still writes. */
async function removeAbandoned(draft: string, cluster: string): Promise<void> {
  const isQuiet = async (): Promise<boolean> => {
    const processes = await findPostgresProcesses(cluster);
    for (const pid of processes) signalProcess(pid, 'SIGKILL');
    return processes.length === 0;
  };
  if (!(await pollUntil(isQuiet, ABANDONED_TIMEOUT_MS))) {
    throw new StartError(
      'POSTGRES_FAILED',
      `A PostgreSQL of an earlier start still writes to ${draft}. Stop it first.`,
    );
  }
  await rm(draft, { recursive: true, force: true });
}

function runInitdb({ binaries, account }: ClusterOptions, draft: string): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = [`--username=${SUPERUSER}`, `--pwfile=${join(draft, 'password')}`, '--auth=scram-sha-256'];
  const words = [binaries.initdb, '-D', join(draft, 'cluster'), '--no-instructions', ...locale, ...access];
  const [command = '', ...args] = [...account.prefix, ...words];
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  const spawnOptions = { ...account.user, cwd: '/', env: environment, timeout: INITDB_TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    execFile(command, args, spawnOptions, (error, _stdout, stderr) => {
      if (error === null) resolve();
      else reject(initdbFault(draft, stderr, error));
    });
  });
}

function initdbFault(draft: string, stderr: string, cause: Error): unknown {
  if (stderr.includes('No space left on device')) {
    return filesystemFault(Object.assign(new Error('initdb', { cause }), { code: 'ENOSPC' }), dirname(draft));
  }
  const reason = /(?:FATAL|PANIC|error): +(.+)/.exec(stderr)?.[1] ?? cause.message.split('\n')[0];
  return new StartError(
    'POSTGRES_FAILED',
    `PostgreSQL could not create its database in ${draft}: ${reason}. Correct that, or set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  );
}
