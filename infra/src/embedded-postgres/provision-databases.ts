import { StartError } from '@playbook/service-kit/config/start-error';
import type { SchemaAccess } from '@playbook/service-kit/persistence/migration/migrate';
import { MIGRATION_LOCK_KEY } from '@playbook/service-kit/persistence/migration/migration-lock';
import { runtimeGrants } from '@playbook/service-kit/persistence/migration/runtime-grants';
import pg from 'pg';
import { connectAdmin, describeAddress } from './admin-connection.js';
import { createRoles, ownerRoleOf, requireServiceName, runtimeRoleOf, type ServiceDatabase } from './service-roles.js';

/** Where the product keeps its rows. */
export const DATABASE = 'playbook';
/** Any number that no other program is likely to choose; advisory locks are per database. */
const LOCK_KEY = 7_290_016_143;
const MIN_SERVER_VERSION = 150_000;
const { escapeIdentifier } = pg;

/** Where a service finds its schema, and where whoever migrates it does. */
export interface ProvisionedDatabase extends SchemaAccess {
  /** Address for the service's runtime role. */
  readonly url: string;
}

/**
 * Makes sure that there is a database `playbook` (UTF-8) in which every service has one schema, a role that owns it, and another one
 * to run with that may use it and cannot change it. Neither can do anything elsewhere. What an earlier release gave to the runtime
 * role goes to the owner. May run any number of times, also at the same time from several processes. PostgreSQL 15 or later.
 * @param adminUrl a role that may create databases and roles, and any existing database
 * @param database another name than the product's, for a database that is to take its place
 * @returns addresses by service name; the runtime roles get their rights on tables by `migrate`
 * @throws {StartError} `DATABASE_UNREACHABLE`, `DATABASE_PASSWORD_REJECTED` or `DATABASE_UNSUITABLE`
 */
export async function provisionDatabases(
  adminUrl: string,
  services: readonly ServiceDatabase[],
  database = DATABASE,
): Promise<ReadonlyMap<string, ProvisionedDatabase>> {
  for (const { name } of services) requireServiceName(name);
  await withConnection(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await requireServerVersion(client, adminUrl);
    await createDatabase(client, database);
    for (const service of services) await createRoles(client, database, service);
    await withConnection(addressIn(adminUrl, undefined, database), async (inside) => {
      await inside.query('revoke all on schema public from public');
      for (const { name } of services) await createSchema(inside, name, database);
    });
  });
  return new Map(services.map((service) => [service.name, databaseOf(adminUrl, service, database)]));
}

async function withConnection(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectAdmin(url);
  try {
    await work(client);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new StartError(
      'DATABASE_UNSUITABLE',
      `The user of DATABASE_URL may not set up the database at ${describeAddress(url)}: ${error.message}. ` +
        'Give it the rights to create roles and databases (CREATEROLE, CREATEDB).',
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

/** Address of the product's database on that server: for a role, or for the administrator. */
export function addressIn(
  adminUrl: string,
  role?: { readonly name: string; readonly password: string },
  database = DATABASE,
): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (role !== undefined) {
    url.username = role.name;
    url.password = encodeURIComponent(role.password);
  }
  return url.href;
}

function databaseOf(
  adminUrl: string,
  { name, password, ownerPassword }: ServiceDatabase,
  database: string,
): ProvisionedDatabase {
  const runtimeRole = runtimeRoleOf(name);
  return {
    url: addressIn(adminUrl, { name: runtimeRole, password }, database),
    ownerUrl: addressIn(adminUrl, { name: ownerRoleOf(name), password: ownerPassword }, database),
    runtimeRole,
  };
}

async function requireServerVersion(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  if (Number(rows[0]?.version) >= MIN_SERVER_VERSION) return;
  throw new StartError(
    'DATABASE_UNSUITABLE',
    `The database at ${describeAddress(url)} is older than PostgreSQL 15. Use a newer one, or leave DATABASE_URL out.`,
  );
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = $1',
    [database],
  );
  const encoding = rows[0]?.encoding;
  if (encoding === undefined) {
    await client.query(`create database ${escapeIdentifier(database)} encoding 'UTF8' template template0`);
  } else if (encoding !== 'UTF8') {
    throw new StartError(
      'DATABASE_UNSUITABLE',
      `The database ${database} is encoded in ${encoding}; Playbook needs UTF8.`,
    );
  }
  await client.query(`revoke all on database ${escapeIdentifier(database)} from public`);
}

async function createSchema(client: pg.Client, name: string, database: string): Promise<void> {
  const schema = escapeIdentifier(name);
  const [owner, runtime] = [escapeIdentifier(ownerRoleOf(name)), escapeIdentifier(runtimeRoleOf(name))];
  await becomeMember(client, [owner, runtime]);
  await client.query(`create schema if not exists ${schema} authorization ${owner}`);
  await handToOwner(client, name);
  await client.query(`alter schema ${schema} owner to ${owner}`);
  await client.query(`revoke all on schema ${schema} from public`);
  await client.query(`revoke create on schema ${schema} from ${runtime}`);
  await client.query(`grant usage on schema ${schema} to ${runtime}`);
  for (const role of [owner, runtime]) {
    await client.query(`alter role ${role} in database ${escapeIdentifier(database)} set search_path = ${schema}`);
  }
}

/**
 * Until decision record 0027 services ran with the role that owned everything. Services of that release that still run keep their
 * rights on the tables without a gap.
 */
async function handToOwner(client: pg.Client, name: string): Promise<void> {
  const role = runtimeRoleOf(name);
  const { rows } = await client.query(
    `select from pg_shdepend d join pg_database on pg_database.oid = d.dbid
    where datname = current_database() and refclassid = 'pg_authid'::regclass and refobjid = $1::regrole and deptype = 'o' limit 1`,
    [escapeIdentifier(role)],
  );
  if (rows.length === 0) return;
  await inTransaction(client, [
    `select pg_advisory_xact_lock(${MIGRATION_LOCK_KEY})`,
    `reassign owned by ${escapeIdentifier(role)} to ${escapeIdentifier(ownerRoleOf(name))}`,
    `grant usage on schema ${escapeIdentifier(name)} to ${escapeIdentifier(role)}`,
    ...runtimeGrants(name, role),
  ]);
}

async function inTransaction(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** An administrator who is no superuser may hand a schema only to a role that he may become. */
async function becomeMember(client: pg.Client, roles: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  if (rows[0]?.rolsuper !== true) await client.query(`grant ${roles.join(', ')} to current_user`);
}
