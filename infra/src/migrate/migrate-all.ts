import { migrate, type SchemaAccess } from '@playbook/service-kit/persistence/migration/migrate';
import { SERVICES } from '../composition/services.js';

/** Brings the schema of every service up to date. @param accesses How, by service name. */
export async function migrateAll(accesses: ReadonlyMap<string, SchemaAccess>): Promise<void> {
  for (const { name, schema } of SERVICES) {
    const access = accesses.get(name);
    if (access === undefined) throw new Error(`${name} has no database`);
    await migrate(schema, access);
  }
}
