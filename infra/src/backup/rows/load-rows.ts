import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '@playbook/service-kit/config/start-error';
import { migrateTo, type SchemaAccess } from '@playbook/service-kit/persistence/migration/migrate';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { StoredSchema, StoredTable } from '../archive/backup-manifest.schema.js';
import type { StoredBackup } from '../archive/stored-backup.js';
import { listOf, nameOf } from './table-list.js';

/** SQLSTATE `insufficient_privilege`. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Refuses a backup with schemas or migrations that this release does not know. @throws StartError `BACKUP_NEWER` */
export function requireKnown(schemas: readonly StoredSchema[], services: readonly ServiceDefinition[]): void {
  for (const { name, migrations } of schemas) {
    const known = services.find(({ schema }) => schema.schema === name)?.schema.migrations.map((one) => one.name) ?? [];
    const unknown = migrations.find((migration) => !known.includes(migration));
    if (unknown === undefined) continue;
    throw new StartError(
      'BACKUP_NEWER',
      `The backup is of a newer release of Playbook, with the migration ${unknown} of ${name}. Restore it with that release.`,
    );
  }
}

/**
 * Makes the schemas as they were when the backup was made and fills them. The migrations since then are still to be applied.
 * @param client A superuser in the database that is filled.
 * @throws StartError `DATABASE_UNSUITABLE`
 */
export async function loadRows(
  client: pg.ClientBase,
  backup: StoredBackup,
  services: readonly ServiceDefinition[],
  accesses: ReadonlyMap<string, SchemaAccess>,
  signal: AbortSignal,
): Promise<void> {
  const { schemas } = backup.manifest;
  for (const { name, schema } of services) {
    const stored = schemas.find((one) => one.name === schema.schema);
    const ownerUrl = accesses.get(name)?.ownerUrl;
    if (stored !== undefined && ownerUrl !== undefined) await migrateTo(schema, ownerUrl, stored.migrations);
  }
  try {
    await client.query('begin');
    // No trigger may change or leave out a row: what is loaded is as it was.
    await client.query('set local session_replication_role = replica');
    for (const schema of schemas) {
      for (const table of schema.tables) await loadTable(client, backup, schema.name, table, signal);
    }
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    const message = 'The user of DATABASE_URL may not write the rows of every founder. Give a superuser.';
    throw new StartError('DATABASE_UNSUITABLE', message, { cause: error });
  }
}

async function loadTable(
  client: pg.ClientBase,
  backup: StoredBackup,
  schema: string,
  { file, table, columns, rows }: StoredTable,
  signal: AbortSignal,
): Promise<void> {
  const name = nameOf({ schema, table });
  // A migration may have put rows there.
  await client.query(`delete from ${name}`);
  const sink = client.query(copyFrom(`copy ${name} (${listOf(columns)}) from stdin`));
  await pipeline(createReadStream(backup.pathOf(file)), createGunzip(), sink, { signal });
  if (sink.rowCount !== rows) throw new Error(`${name} has ${sink.rowCount} rows in place of ${rows}`);
}
