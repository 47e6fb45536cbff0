import { migrate } from '@playbook/service-kit/persistence/migrate';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import pg from 'pg';
import { withAdminSession } from './admin-session.js';
import { addressOf, passwordOf, type TestRun } from './test-run.js';

export type TestSchema = Pick<ServiceDefinition, 'name' | 'schema'>;

export interface TemplateDatabase {
  readonly database: string;
  /** As in production: no superuser, bound by row-level security, owner of its schema and of nothing else. */
  readonly role: string;
}

const quote = pg.escapeIdentifier;

/** The migrated database that a service's test databases are copies of; whoever comes first in a run makes it. */
export async function templateDatabase(run: TestRun, definition: TestSchema): Promise<TemplateDatabase> {
  const role = `${run.prefix}_${definition.name}`;
  const template: TemplateDatabase = { database: `${role}_template`, role };
  await withAdminSession(run.serverUrl, async (admin) => {
    // Held until the session ends: the other test processes wait here while the first one migrates.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template.database]);
    const existing = await admin.query('select 1 from pg_database where datname = $1', [template.database]);
    if (existing.rowCount === 0) await makeTemplate(admin, run, definition, template);
  });
  return template;
}

async function makeTemplate(
  admin: pg.Client,
  { serverUrl }: TestRun,
  definition: TestSchema,
  { database, role }: TemplateDatabase,
): Promise<void> {
  const password = pg.escapeLiteral(passwordOf(serverUrl, role));
  await admin.query(
    `create role ${quote(role)} login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
  );
  await admin.query(`create database ${quote(database)}`);
  try {
    await withAdminSession(addressOf(serverUrl, database), async (session) => {
      await session.query(`create schema ${quote(definition.schema.schema)} authorization ${quote(role)}`);
    });
    await migrate(definition.schema, addressOf(serverUrl, database, role));
  } catch (error) {
    await admin.query(`drop database ${quote(database)} with (force)`);
    await admin.query(`drop role ${quote(role)}`);
    throw error;
  }
}
