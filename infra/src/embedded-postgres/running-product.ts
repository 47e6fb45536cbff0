import { join } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import { DataDirectory } from '../data-directory/data-directory.js';
import { readPostmasterFile } from './server/postmaster-file.js';

export interface Installation {
  readonly PLAYBOOK_DATA_DIR: string;
  /** Administrator's address of a PostgreSQL of the operator's own. */
  readonly DATABASE_URL?: string | undefined;
}

/** The data directory for this process alone; null while the product runs on it. @throws StartError when it cannot be used */
export async function openUnlessInUse(path: string): Promise<DataDirectory | null> {
  try {
    return await DataDirectory.open(path);
  } catch (error) {
    if (error instanceof StartError && error.code === 'DATA_DIRECTORY_IN_USE') return null;
    throw error;
  }
}

/**
 * Address of the embedded server that runs on a data directory, without a name and a password; null before it is ready.
 * @param directory Absolute path.
 */
export async function addressOfRunningServer(directory: string): Promise<string | null> {
  const server = await readPostmasterFile(join(directory, 'postgres'));
  return server?.isReady ? `postgresql://127.0.0.1:${server.port}/postgres` : null;
}

export const justStarting = (directory: string): StartError =>
  new StartError('DATABASE_NOT_READY', `Playbook is just starting on ${directory}. Try again in a few seconds.`);
