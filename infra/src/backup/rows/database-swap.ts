import { StartError } from '@playbook/service-kit/config/start-error';
import pg from 'pg';
import { connectAdmin } from '../../embedded-postgres/admin-connection.js';
import { addressIn, DATABASE } from '../../embedded-postgres/provision-databases.js';
import { nameOf, tablesOf } from './table-list.js';

/** Where a restore builds what takes the product's place when it is whole. */
export const RESTORED = `${DATABASE}_restored`;
/** Name of the replaced database until it is removed. */
const REPLACED = `${DATABASE}_replaced`;
/** SQLSTATE `object_in_use`. */
const OBJECT_IN_USE = '55006';
const { escapeIdentifier: quoted } = pg;

/** Runs work with an administrator's connection and ends that. */
export async function withAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectAdmin(url);
  // The statement that finds the connection cut fails by itself.
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the product's database has no row yet, or is not there at all. */
export async function isDatabaseEmpty(adminUrl: string, schemas: readonly string[]): Promise<boolean> {
  const isThere = await withAdmin(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    return rowCount !== 0;
  });
  if (!isThere) return true;
  return withAdmin(addressIn(adminUrl), async (client) => {
    await client.query('set row_security = off');
    for (const table of await tablesOf(client, schemas)) {
      const { rowCount } = await client.query(`select from ${nameOf(table)} limit 1`);
      if (rowCount !== 0) return false;
    }
    return true;
  });
}

/** @throws StartError `DATABASE_IN_USE` while processes of the product are connected */
export async function requireUnused(adminUrl: string): Promise<void> {
  const { rowCount } = await withAdmin(adminUrl, (client) =>
    client.query("select from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [DATABASE]),
  );
  if (rowCount !== 0) throw inUse();
}

/** Removes what restores that were cut off left. */
export async function removeLeftOvers(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    for (const name of [RESTORED, REPLACED]) {
      await client.query(`drop database if exists ${quoted(name)} with (force)`);
    }
  });
}

/**
 * Puts the restored database in the product's place, in one step, and removes the one that was there.
 * @throws StartError `DATABASE_IN_USE`; nothing has changed then
 */
export async function putInPlace(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    try {
      await client.query('begin');
      const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
      if (rowCount !== 0) await client.query(`alter database ${quoted(DATABASE)} rename to ${quoted(REPLACED)}`);
      await client.query(`alter database ${quoted(RESTORED)} rename to ${quoted(DATABASE)}`);
      await client.query('commit');
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE) throw inUse();
      throw error;
    }
  });
  await removeLeftOvers(adminUrl);
}

const inUse = (): StartError =>
  new StartError('DATABASE_IN_USE', 'Processes of Playbook still use the database. Stop all of them, then restore.');
