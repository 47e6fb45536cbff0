import { migrate } from '@playbook/service-kit/persistence/migration/migrate';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import pg from 'pg';
import { withAdminSession } from './admin-session.js';
import { addressOf, passwordOf, type TestRun } from './test-run.js';

export type TestSchema = Pick<ServiceDefinition, 'name' | 'schema'>;

export interface TemplateDatabase {
  readonly database: string;
  /** As in production: no superuser, bound by row-level security, with what `migrate` grants in its schema and nothing else. */
  readonly role: string;
  /** Owns the schema, and is nobody elsewhere. */
  readonly ownerRole: string;
}

const quote = pg.escapeIdentifier;

/** The migrated database that a service's test databases are copies of; whoever comes first in a run makes it. */
export async function templateDatabase(run: TestRun, definition: TestSchema): Promise<TemplateDatabase> {
  const role = `${run.prefix}_${definition.name}`;
  const template: TemplateDatabase = { database: `${role}_template`, role, ownerRole: `${role}_owner` };
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
  { database, role, ownerRole }: TemplateDatabase,
): Promise<void> {
  const { schema } = definition;
  await createRole(admin, serverUrl, ownerRole);
  await createRole(admin, serverUrl, role);
  await admin.query(`create database ${quote(database)}`);
  try {
    await withAdminSession(addressOf(serverUrl, database), async (session) => {
      await session.query(`create schema ${quote(schema.schema)} authorization ${quote(ownerRole)}`);
      await session.query(`grant usage on schema ${quote(schema.schema)} to ${quote(role)}`);
    });
    await migrate(schema, { ownerUrl: addressOf(serverUrl, database, ownerRole), runtimeRole: role });
  } catch (error) {
    await admin.query(`drop database ${quote(database)} with (force)`);
    await admin.query(`drop role ${quote(role)}, ${quote(ownerRole)}`);
    throw error;
  }
}

async function createRole(admin: pg.Client, serverUrl: string, role: string): Promise<void> {
  const password = pg.escapeLiteral(passwordOf(serverUrl, role));
  await admin.query(
    `create role ${quote(role)} login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
  );
}
