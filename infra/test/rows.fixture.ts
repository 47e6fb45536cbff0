import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { listOf, nameOf, type TableColumns, tablesOf } from '../src/backup/rows/table-list.js';

/** What a copy could spoil: what COPY escapes, what UTF-8 needs four bytes for, and what looks like nothing. */
const SPOILABLE = 'tab\t line\n return\r back\\slash \\N \\. quote\' "x" é 🚀 ';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** Values that a table's checks want, by column. */
const CHOSEN: Readonly<Record<string, (row: number) => unknown>> = {
  is_only: () => true,
  // An account without an address is an anonymous one.
  email: (row) => `founder-${row}-${randomUUID()}@example.com`,
  new_email: (row) => `new-${row}@example.com`,
  file_path: () => `${randomUUID()}/1760000000000.mp4`,
};

/** Values by type; numbers are 1. */
const VALUES: Readonly<Record<string, (row: number) => unknown>> = {
  uuid: () => randomUUID(),
  text: (row) => `${SPOILABLE}${row}`,
  jsonb: (row) => JSON.stringify({ [SPOILABLE]: [0.1, null, row] }),
  boolean: () => false,
  real: () => 0.3333333432674408,
  date: () => '2026-02-28',
  'timestamp with time zone': (row) => `2026-0${row + 1}-28T23:59:59.999+13:00`,
};

const COLUMNS = `
  select attname as name, format_type(atttypid, null) as type, not attnotnull as "isNullable"
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;
/** The first of the values to which a check limits a column. */
const LIMITED = `
  select a.attname as name, substring(pg_get_constraintdef(c.oid) from $$ARRAY\\['([^']+)'::text$$) as value
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'c' and c.conrelid = $1::regclass`;

/** Puts two rows into every table, the second with null wherever that may be. @throws Error for a table that takes none */
export async function fillTables(client: pg.ClientBase, schemas: readonly string[]): Promise<void> {
  await client.query('begin');
  // Rows need no rows of other tables then.
  await client.query('set local session_replication_role = replica');
  for (const table of await tablesOf(client, schemas)) {
    await fillTable(client, table);
    const { rowCount } = await client.query(`select from ${nameOf(table)}`);
    if (rowCount === 0) throw new Error(`${nameOf(table)} has no rows`);
  }
  await client.query('commit');
}

async function fillTable(client: pg.ClientBase, table: TableColumns): Promise<void> {
  const name = nameOf(table);
  const { rows: columns } = await client.query<Column>(COLUMNS, [name]);
  const { rows: limits } = await client.query<{ name: string; value: string | null }>(LIMITED, [name]);
  const limited = new Map(limits.flatMap(({ name: column, value }) => (value === null ? [] : [[column, value]])));
  for (const row of [0, 1]) {
    const values = columns.map((column) => valueOf(column, row, limited));
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    const insert = `insert into ${name} (${listOf(table.columns)}) values (${places}) on conflict do nothing`;
    await client.query(insert, values);
  }
}

function valueOf({ name, type, isNullable }: Column, row: number, limited: ReadonlyMap<string, string>): unknown {
  const chosen = CHOSEN[name];
  if (chosen !== undefined) return chosen(row);
  if (row === 1 && isNullable) return null;
  const limit = limited.get(name);
  if (limit !== undefined) return limit;
  return type.endsWith('[]') ? '{1,2}' : (VALUES[type]?.(row) ?? 1);
}

/** Number and digest of the rows of every table. */
export async function tableDigests(client: pg.ClientBase, schemas: readonly string[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of await tablesOf(client, schemas)) {
    const name = nameOf(table);
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, e'\\n' order by line collate "C")), '') as digest
      from (select t::text as line from ${name} t) lines`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
