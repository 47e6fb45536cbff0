import { MIGRATIONS_TABLE } from '@playbook/service-kit/persistence/orm-options';
import { SQL_STEPS_TABLE } from '@playbook/service-kit/persistence/migration/sql-steps';
import pg from 'pg';

const { escapeIdentifier: quoted } = pg;

/** A table of a service, with the columns whose values are stored and not computed. */
export interface TableColumns {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** Of the journals of migrations a restored schema gets its own. */
const JOURNALS = [MIGRATIONS_TABLE, SQL_STEPS_TABLE];

const TABLES = `
  select n.nspname as schema, c.relname as table, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($2)
  order by 1, 2`;

/** Sequences but those of the journals. */
const SEQUENCES = `
  select from pg_class s join pg_namespace n on n.oid = s.relnamespace
  left join pg_depend d on d.objid = s.oid and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  left join pg_class c on c.oid = d.refobjid
  where s.relkind = 'S' and n.nspname = any($1) and (c.oid is null or c.relname <> all($2))`;

/** Every table of some schemas but the journals. @throws Error for a sequence: nothing keeps where it stands */
export async function tablesOf(client: pg.ClientBase, schemas: readonly string[]): Promise<TableColumns[]> {
  const sequences = await client.query(SEQUENCES, [schemas, JOURNALS]);
  if (sequences.rowCount !== 0) throw new Error('A schema has a sequence, and a backup does not keep where it stands');
  return (await client.query<TableColumns>(TABLES, [schemas, JOURNALS])).rows;
}

/** A table's name with its schema, as a statement has it. */
export const nameOf = ({ schema, table }: Pick<TableColumns, 'schema' | 'table'>): string =>
  `${quoted(schema)}.${quoted(table)}`;

/** Columns as a statement has them. */
export const listOf = (columns: readonly string[]): string => columns.map(quoted).join(', ');
