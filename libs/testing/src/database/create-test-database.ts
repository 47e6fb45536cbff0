import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { withAdminSession } from './admin-session.js';
import { templateDatabase, type TestSchema } from './template-database.js';
import { addressOf, currentTestRun } from './test-run.js';

export interface TestDatabase {
  /** For the service: a role that is bound by row-level security and owns its schema. */
  readonly url: string;
  /** For assertions about the rows of every founder: the superuser, in the same database. */
  readonly adminUrl: string;
  drop(): Promise<void>;
}

/**
 * Makes an empty, migrated database for one spec file: a copy of the service's template, in about a tenth of a second.
 * @throws Error outside the jest projects `medium` and `contract`
 */
export async function createTestDatabase(definition: TestSchema): Promise<TestDatabase> {
  const run = currentTestRun();
  const { serverUrl } = run;
  const template = await templateDatabase(run, definition);
  const database = `${run.prefix}_${randomUUID().slice(0, 8)}`;
  const name = pg.escapeIdentifier(database);
  await withAdminSession(serverUrl, (admin) =>
    admin.query(`create database ${name} template ${pg.escapeIdentifier(template.database)}`),
  );
  return {
    url: addressOf(serverUrl, database, template.role),
    adminUrl: addressOf(serverUrl, database),
    drop: async () => {
      await withAdminSession(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
