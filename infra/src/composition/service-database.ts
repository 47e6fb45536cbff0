import { join, resolve } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { startDatabaseServer } from './database-server.js';
import { DataDirectory } from '../data-directory/data-directory.js';
import { SecretFiles } from '../data-directory/secret-files.js';
import { readPostmasterFile } from '../embedded-postgres/server/postmaster-file.js';
import { addressIn } from '../embedded-postgres/provision-databases.js';
import { runtimeRoleOf } from '../embedded-postgres/service-roles.js';

export interface Installation {
  readonly PLAYBOOK_DATA_DIR: string;
  /** Administrator's address of a PostgreSQL of the operator's own. */
  readonly DATABASE_URL?: string | undefined;
}

/**
 * Runs work on a service's database: on the server of the running product, or on one that is started and brought up to date
 * for it.
 * @param work Gets the address for the service's runtime role.
 * @throws StartError when the installation cannot be used
 */
export async function withServiceDatabase<T>(
  service: string,
  installation: Installation,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const stop = new StopSequence();
  try {
    return await work((await startOwn(service, installation, stop)) ?? (await addressOfRunning(service, installation)));
  } finally {
    await stop.run();
  }
}

/** Null when the product runs on the data directory. */
async function startOwn(service: string, installation: Installation, stop: StopSequence): Promise<string | null> {
  const directory = await openUnlessInUse(installation.PLAYBOOK_DATA_DIR);
  if (!directory) return null;
  stop.add(() => directory.close());
  const urls = await startDatabaseServer({ directory, adminUrl: installation.DATABASE_URL, reserveMb: 0, stop });
  const url = urls.get(service);
  if (url === undefined) throw new Error(`${service} has no database`);
  return url;
}

async function openUnlessInUse(path: string): Promise<DataDirectory | null> {
  try {
    return await DataDirectory.open(path);
  } catch (error) {
    if (error instanceof StartError && error.code === 'DATA_DIRECTORY_IN_USE') return null;
    throw error;
  }
}

async function addressOfRunning(service: string, { PLAYBOOK_DATA_DIR, DATABASE_URL }: Installation): Promise<string> {
  const directory = resolve(PLAYBOOK_DATA_DIR);
  const password = await new SecretFiles(join(directory, 'secrets')).find(`database-${service}`);
  const adminUrl = DATABASE_URL ?? (await addressOfEmbedded(directory));
  if (password === undefined || adminUrl === null) {
    throw new StartError(
      'DATABASE_NOT_READY',
      `Playbook is just starting on ${directory}. Try again in a few seconds.`,
    );
  }
  return addressIn(adminUrl, { name: runtimeRoleOf(service), password });
}

async function addressOfEmbedded(directory: string): Promise<string | null> {
  const server = await readPostmasterFile(join(directory, 'postgres'));
  return server?.isReady ? `postgresql://127.0.0.1:${server.port}/postgres` : null;
}
