import { StartError } from '@playbook/service-kit/config/start-error';
import pg from 'pg';
import { connectAdmin, describeAddress } from './admin-connection.js';
import { scramVerifier } from './scram-verifier.js';

const DATABASE = 'playbook';
const ROLE_PREFIX = 'playbook_';
/** Any number that no other program is likely to choose; advisory locks are per database. */
const LOCK_KEY = 7_290_016_143;
const MIN_SERVER_VERSION = 150_000;
const SERVICE_NAME = /^(?!pg_|public$|information_schema$)[a-z][a-z0-9_]{0,40}$/;
const { escapeIdentifier, escapeLiteral } = pg;

/** A service that gets a role and a schema of its own. */
export interface ServiceDatabase {
  /** Becomes the schema `<name>` and the role `playbook_<name>`. */
  readonly name: string;
  /** Printable ASCII; set at each run. */
  readonly password: string;
}

/**
 * Makes sure that there is a database `playbook` (UTF-8) in which every service owns one schema through a role that can do
 * nothing elsewhere. May run any number of times, also at the same time from several processes. PostgreSQL 15 or later.
 * @param adminUrl a role that may create databases and roles, and any existing database
 * @returns address for each service's role, by service name
 * @throws {StartError} `DATABASE_UNREACHABLE`, `DATABASE_PASSWORD_REJECTED` or `DATABASE_UNSUITABLE`
 */
export async function provisionDatabases(
  adminUrl: string,
  services: readonly ServiceDatabase[],
): Promise<ReadonlyMap<string, string>> {
  for (const { name } of services) {
    if (!SERVICE_NAME.test(name)) throw new TypeError(`'${name}' cannot name a schema of a service.`);
  }
  await withConnection(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await requireServerVersion(client, adminUrl);
    await createDatabase(client);
    for (const service of services) await createRole(client, service);
    await withConnection(addressIn(adminUrl), (inside) => createSchemas(inside, services));
  });
  return new Map(services.map((service) => [service.name, addressIn(adminUrl, service)]));
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

/** Address of the product's database on that server: for a service's role, or for the administrator. */
export function addressIn(adminUrl: string, service?: ServiceDatabase): string {
  const url = new URL(adminUrl);
  url.pathname = `/${DATABASE}`;
  if (service !== undefined) {
    url.username = ROLE_PREFIX + service.name;
    url.password = encodeURIComponent(service.password);
  }
  return url.href;
}

async function requireServerVersion(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  if (Number(rows[0]?.version) >= MIN_SERVER_VERSION) return;
  throw new StartError(
    'DATABASE_UNSUITABLE',
    `The database at ${describeAddress(url)} is older than PostgreSQL 15. Use a newer one, or leave DATABASE_URL out.`,
  );
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = $1',
    [DATABASE],
  );
  const encoding = rows[0]?.encoding;
  if (encoding === undefined) {
    await client.query(`create database ${escapeIdentifier(DATABASE)} encoding 'UTF8' template template0`);
  } else if (encoding !== 'UTF8') {
    throw new StartError(
      'DATABASE_UNSUITABLE',
      `The database ${DATABASE} is encoded in ${encoding}; Playbook needs UTF8.`,
    );
  }
  await client.query(`revoke all on database ${escapeIdentifier(DATABASE)} from public`);
}

/** Attributes that a service must not have; they are what `create role` gives, unless somebody has changed them. */
const FORBIDDEN = 'rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication';

async function createRole(client: pg.Client, { name, password }: ServiceDatabase): Promise<void> {
  const role = ROLE_PREFIX + name;
  const id = escapeIdentifier(role);
  const { rows } = await client.query<{ isPowerful: boolean }>(
    `select ${FORBIDDEN} as "isPowerful" from pg_roles where rolname = $1`,
    [role],
  );
  if (rows.length === 0) await client.query(`create role ${id}`);
  if (rows[0]?.isPowerful === true) {
    await client.query(`alter role ${id} nosuperuser nobypassrls nocreaterole nocreatedb noreplication`);
  }
  await client.query(`alter role ${id} login password ${escapeLiteral(await scramVerifier(password))}`);
  await client.query(`grant connect on database ${escapeIdentifier(DATABASE)} to ${id}`);
}

async function createSchemas(client: pg.Client, services: readonly ServiceDatabase[]): Promise<void> {
  await client.query('revoke all on schema public from public');
  for (const { name } of services) {
    const schema = escapeIdentifier(name);
    const role = escapeIdentifier(ROLE_PREFIX + name);
    await becomeMember(client, ROLE_PREFIX + name);
    await client.query(`create schema if not exists ${schema} authorization ${role}`);
    await client.query(`alter schema ${schema} owner to ${role}`);
    await client.query(`revoke all on schema ${schema} from public`);
    await client.query(`alter role ${role} in database ${escapeIdentifier(DATABASE)} set search_path = ${schema}`);
  }
}

/** An administrator who is no superuser may hand a schema only to a role that he may become. */
async function becomeMember(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  if (rows[0]?.rolsuper !== true) await client.query(`grant ${escapeIdentifier(role)} to current_user`);
}
