import pg from 'pg';
import { withAdminSession } from './admin-session.js';
import { currentTestRun } from './test-run.js';

/** Removes what this run left on the server: templates, roles, and databases of test files that were killed. */
export async function dropDatabasesOfRun(): Promise<void> {
  const { serverUrl, prefix } = currentTestRun();
  await withAdminSession(serverUrl, async (admin) => {
    const databases = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of databases.rows) await admin.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
    const roles = await admin.query<{ name: string }>(
      'select rolname as name from pg_roles where starts_with(rolname, $1)',
      [prefix],
    );
    for (const { name } of roles.rows) await admin.query(`drop role ${pg.escapeIdentifier(name)}`);
  });
}
