import pg from 'pg';
import { scramVerifier } from './scram-verifier.js';

const ROLE_PREFIX = 'playbook_';
const OWNER_SUFFIX = '_owner';
const SERVICE_NAME = /^(?!pg_|public$|information_schema$)(?![a-z0-9_]*_owner$)[a-z][a-z0-9_]{0,40}$/;
/** Attributes that a service must not have; they are what `create role` gives, unless somebody has changed them. */
const FORBIDDEN = 'rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication';
const { escapeIdentifier, escapeLiteral } = pg;

/** A service that gets a schema of its own and two roles: one that owns the schema, one that works in it. */
export interface ServiceDatabase {
  /** Becomes the schema `<name>` and the roles `playbook_<name>`, for the running service, and `playbook_<name>_owner`. */
  readonly name: string;
  /** Of the running service; printable ASCII; set at each run. */
  readonly password: string;
  /** Of the schema's owner, likewise; for migrations only. */
  readonly ownerPassword: string;
}

export const runtimeRoleOf = (name: string): string => ROLE_PREFIX + name;
export const ownerRoleOf = (name: string): string => ROLE_PREFIX + name + OWNER_SUFFIX;

/** @throws TypeError for a name that PostgreSQL keeps for itself, or that could be another service's owner */
export function requireServiceName(name: string): void {
  if (!SERVICE_NAME.test(name)) throw new TypeError(`'${name}' cannot name a schema of a service.`);
}

/** Makes sure that both roles of a service are there, may log in to the database with their passwords, and may do nothing else. */
export async function createRoles(client: pg.Client, database: string, service: ServiceDatabase): Promise<void> {
  const { name, password, ownerPassword } = service;
  await createRole(client, database, ownerRoleOf(name), ownerPassword);
  await createRole(client, database, runtimeRoleOf(name), password);
  await leaveEveryRole(client, runtimeRoleOf(name));
}

async function createRole(client: pg.Client, database: string, role: string, password: string): Promise<void> {
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
  await client.query(`grant connect on database ${escapeIdentifier(database)} to ${id}`);
}

/** A member of another role can become it: of the owner, for example, or of one that reads every table. */
async function leaveEveryRole(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ roleName: string }>(
    'select roleid::regrole::text as "roleName" from pg_auth_members where member = $1::regrole',
    [escapeIdentifier(role)],
  );
  for (const { roleName } of rows) await client.query(`revoke ${roleName} from ${escapeIdentifier(role)}`);
}
