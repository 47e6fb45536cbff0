import type { DataDirectory } from '../data-directory/data-directory.js';
import { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { provisionDatabases } from '../embedded-postgres/provision-databases.js';
import { SERVICES } from './services.js';

export interface DatabaseServer {
  /** Address for each service's own role, by service name. */
  readonly urls: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL, or uses the given one, and makes sure that every service has its role and schema. */
export async function startDatabaseServer(
  directory: DataDirectory,
  adminUrl: string | undefined,
): Promise<DatabaseServer> {
  const embedded = adminUrl === undefined ? await EmbeddedPostgres.start({ directory }) : null;
  const services = await Promise.all(
    SERVICES.map(async ({ name }) => ({ name, password: await directory.secret(`database-${name}`) })),
  );
  const urls = await provisionDatabases(adminUrl ?? embedded?.url ?? '', services);
  return { urls, stop: async () => embedded?.stop() };
}
