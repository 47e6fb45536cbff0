import { StopSequence, type StopTier } from '@playbook/service-kit/service/process/stop-sequence';
import type { DataDirectory } from '../data-directory/data-directory.js';
import { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { provisionDatabases } from '../embedded-postgres/provision-databases.js';
import type { ServiceDatabase } from '../embedded-postgres/service-roles.js';
import type { Schemas } from '../migrate/schemas.js';
import { guardStorage } from '../storage-guard/guard-storage.js';

export interface DatabaseServerOptions {
  readonly directory: DataDirectory;
  /** Administrator's address of a PostgreSQL of the operator's own, in place of the embedded one. */
  readonly adminUrl: string | undefined;
  /** Space that an embedded one leaves free; 0 where only a short task is done. */
  readonly reserveMb: number;
  readonly schemas: Schemas;
  /** Gets what is to be stopped, also when the start fails. */
  readonly stop: StopTier;
}

/**
 * Starts the embedded PostgreSQL, or uses the given one, and makes sure that every service has its roles and a schema that is up to
 * date. Nothing else sees the addresses of the owners of the schemas.
 * @returns Address for each service's runtime role, by service name.
 * @throws StartError when the database cannot be used
 */
export async function startDatabaseServer(options: DatabaseServerOptions): Promise<ReadonlyMap<string, string>> {
  const { directory, adminUrl, reserveMb, schemas } = options;
  const stop = new StopSequence();
  options.stop.add(() => stop.run());
  const embedded = adminUrl === undefined ? await EmbeddedPostgres.start({ directory }) : null;
  if (embedded) stop.add(() => embedded.stop());
  // An earlier run may have ended while the disk was full.
  await embedded?.setReadOnly(false);
  const services = await Promise.all(schemas.names.map((name) => databaseOf(name, directory)));
  const databases = await provisionDatabases(adminUrl ?? embedded?.url ?? '', services);
  const guard = embedded && guardStorage(directory, embedded, reserveMb);
  if (guard) stop.add(() => guard.stop());
  await schemas.migrate(databases);
  return new Map([...databases].map(([name, { url }]) => [name, url]));
}

/** What a service needs in the database; its passwords are made at the first start. */
export const databaseOf = async (name: string, directory: DataDirectory): Promise<ServiceDatabase> => ({
  name,
  password: await directory.secret(`database-${name}`),
  ownerPassword: await directory.secret(`database-${name}-owner`),
});
