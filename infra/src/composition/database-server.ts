import type { DataDirectory } from '../data-directory/data-directory.js';
import { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { provisionDatabases } from '../embedded-postgres/provision-databases.js';
import { guardStorage } from '../storage-guard/guard-storage.js';
import { SERVICES } from './services.js';

export interface DatabaseServer {
  /** Address for each service's own role, by service name. */
  readonly urls: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL, or uses the given one, and makes sure that every service has its role and schema.
 * @param reserveMb Space that an embedded one leaves free; 0 where only a short task is done.
 */
export async function startDatabaseServer(
  directory: DataDirectory,
  adminUrl: string | undefined,
  reserveMb = 0,
): Promise<DatabaseServer> {
  const embedded = adminUrl === undefined ? await EmbeddedPostgres.start({ directory }) : null;
  // An earlier run may have ended while the disk was full.
  await embedded?.setReadOnly(false);
  const services = await Promise.all(
    SERVICES.map(async ({ name }) => ({ name, password: await directory.secret(`database-${name}`) })),
  );
  const urls = await provisionDatabases(adminUrl ?? embedded?.url ?? '', services);
  const guard = embedded && guardStorage(directory, embedded, reserveMb);
  const stop = async (): Promise<void> => {
    await guard?.stop();
    await embedded?.stop();
  };
  return { urls, stop };
}
