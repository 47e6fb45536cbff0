import { MikroORM } from '@mikro-orm/postgresql';
import { OutboxTable } from '@playbook/service-kit/outbox/outbox-table';
import { Database } from '@playbook/service-kit/persistence/database';
import { requireMigrated } from '@playbook/service-kit/persistence/migrate';
import { ormOptions, type SchemaDefinition } from '@playbook/service-kit/persistence/orm-options';

/**
 * Opens the outbox for a piece of work outside the service's processes.
 * @throws StartError `MIGRATION_PENDING`; ProcedureError `service_unavailable` when the database cannot be reached
 */
export async function openOutbox<T>(
  schema: SchemaDefinition,
  databaseUrl: string,
  work: (outbox: OutboxTable) => Promise<T>,
): Promise<T> {
  const orm = await MikroORM.init(ormOptions(schema, databaseUrl));
  try {
    await requireMigrated(orm, 'applications');
    return await work(new OutboxTable(new Database(orm), schema.schema));
  } finally {
    await orm.close(true);
  }
}
