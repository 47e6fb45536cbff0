import { migrate } from '@playbook/service-kit/persistence/migrate';
import { SERVICES } from '../composition/services.js';

/** Brings the schema of every service up to date. @param urls Address for each service's own role, by service name. */
export async function migrateAll(urls: ReadonlyMap<string, string>): Promise<void> {
  for (const { name, schema } of SERVICES) {
    const url = urls.get(name);
    if (url === undefined) throw new Error(`${name} has no database`);
    await migrate(schema, url);
  }
}
