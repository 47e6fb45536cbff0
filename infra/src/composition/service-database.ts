import { join, resolve } from 'node:path';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { startDatabaseServer } from './database-server.js';
import { ALL_SCHEMAS } from '../migrate/all-schemas.js';
import { SecretFiles } from '../data-directory/secret-files.js';
import { addressIn } from '../embedded-postgres/provision-databases.js';
import { runtimeRoleOf } from '../embedded-postgres/service-roles.js';
import {
  addressOfRunningServer,
  type Installation,
  justStarting,
  openUnlessInUse,
} from '../embedded-postgres/running-product.js';

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
  const options = { directory, adminUrl: installation.DATABASE_URL, reserveMb: 0, schemas: ALL_SCHEMAS, stop };
  const urls = await startDatabaseServer(options);
  const url = urls.get(service);
  if (url === undefined) throw new Error(`${service} has no database`);
  return url;
}

async function addressOfRunning(service: string, { PLAYBOOK_DATA_DIR, DATABASE_URL }: Installation): Promise<string> {
  const directory = resolve(PLAYBOOK_DATA_DIR);
  const password = await new SecretFiles(join(directory, 'secrets')).find(`database-${service}`);
  const adminUrl = DATABASE_URL ?? (await addressOfRunningServer(directory));
  if (password === undefined || adminUrl === null) throw justStarting(directory);
  return addressIn(adminUrl, { name: runtimeRoleOf(service), password });
}
