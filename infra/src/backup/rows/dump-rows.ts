import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '@playbook/service-kit/config/start-error';
import { MIGRATIONS_TABLE } from '@playbook/service-kit/persistence/orm-options';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupDraft } from '../archive/backup-draft.js';
import type { StoredSchema, StoredTable } from '../archive/backup-manifest.schema.js';
import { listOf, nameOf, type TableColumns, tablesOf } from './table-list.js';

const { escapeIdentifier: quoted } = pg;
/** SQLSTATE `insufficient_privilege`: row-level security would leave rows out. */
const INSUFFICIENT_PRIVILEGE = '42501';
/** SQLSTATE `undefined_table`. */
const UNDEFINED_TABLE = '42P01';

/** Values as any server reads them, and no limit of the role's on how long that takes. */
const SETTINGS = [
  'set local row_security = off',
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 3',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

export interface RowsDump {
  readonly draft: BackupDraft;
  readonly services: readonly ServiceDefinition[];
  readonly signal: AbortSignal;
}

/**
 * Writes the rows of all services as they are at one moment, and the keys of the objects that these rows need.
 * @param client An administrator whom row-level security does not bind
 * @throws StartError `DATABASE_UNSUITABLE`
 */
export async function dumpRows(client: pg.ClientBase, { draft, services, signal }: RowsDump): Promise<StoredSchema[]> {
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    for (const setting of SETTINGS) await client.query(setting);
    const schemas: StoredSchema[] = [];
    const tables = await tablesOf(
      client,
      services.map(({ schema }) => schema.schema),
    );
    for (const { schema, objectsOfRows = {} } of services) {
      const { schema: name } = schema;
      const stored: StoredTable[] = [];
      for (const table of tables.filter((one) => one.schema === name)) {
        signal.throwIfAborted();
        stored.push(await dumpTable(client, draft, table, signal));
      }
      schemas.push({ name, migrations: await migrationsOf(client, name), tables: stored });
      for (const [bucket, query] of Object.entries(objectsOfRows)) {
        await draft.write(neededFileOf(bucket), client.query(copyTo(`copy (${query}) to stdout`)));
      }
    }
    await client.query('commit');
    return schemas;
  } catch (error) {
    throw toStartError(error);
  }
}

/** File of the draft with the keys of the objects that rows need, a line each. */
export const neededFileOf = (bucket: string): string => `rows/needed.${bucket}`;

async function dumpTable(
  client: pg.ClientBase,
  draft: BackupDraft,
  table: TableColumns,
  signal: AbortSignal,
): Promise<StoredTable> {
  const rows = client.query(copyTo(`copy (select ${listOf(table.columns)} from ${nameOf(table)}) to stdout`));
  const packed = createGzip();
  const file = `rows/${table.schema}.${table.table}.copy.gz`;
  const [stored] = await Promise.all([draft.write(file, packed), pipeline(rows, packed, { signal })]);
  return { ...stored, table: table.table, columns: [...table.columns], rows: rows.rowCount };
}

async function migrationsOf(client: pg.ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${quoted(schema)}.${quoted(MIGRATIONS_TABLE)} order by id`,
  );
  return rows.map(({ name }) => name);
}

function toStartError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === INSUFFICIENT_PRIVILEGE) {
    const message = 'The user of DATABASE_URL may not read the rows of every founder. Give a superuser.';
    return new StartError('DATABASE_UNSUITABLE', message, { cause: error });
  }
  if (error.code === UNDEFINED_TABLE) {
    const message = 'The database has no schema of every service yet. There is nothing to back up.';
    return new StartError('DATABASE_UNSUITABLE', message, { cause: error });
  }
  return error;
}
