import { MikroORM } from '@mikro-orm/postgresql';
import { migrationOptions } from '@playbook/service-kit/persistence/orm-options';
import { createTestDatabase } from './create-test-database.js';
import type { TestSchema } from './template-database.js';
import { withAdminSession } from './admin-session.js';

/** Tables with a column of the founder's id whose rows somebody else could see or write. */
const UNPROTECTED = `
  select c.relname as table from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'founder_id' and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = $1::regnamespace
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))
  order by c.relname`;

/**
 * Where what a service's migrations leave is not what its entities describe, as the statements that would make it so, and which of a
 * founder's tables are not limited to the founder's own rows. Empty for a schema that is in order.
 */
export async function schemaDifferences(definition: TestSchema): Promise<string[]> {
  const database = await createTestDatabase(definition);
  const orm = await MikroORM.init(migrationOptions(definition.schema, database.access.ownerUrl));
  try {
    const statements = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split('\n').filter((line) => line !== '');
    const { rows } = await withAdminSession(database.adminUrl, (admin) =>
      admin.query<{ table: string }>(UNPROTECTED, [definition.schema.schema]),
    );
    return [...statements, ...rows.map(({ table }) => `${table} has no row-level security`)];
  } finally {
    await orm.close(true);
    await database.drop();
  }
}
