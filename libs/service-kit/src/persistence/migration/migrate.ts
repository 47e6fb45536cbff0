import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '../../config/start-error.js';
import { migrationOptions, MIGRATIONS_TABLE, type SchemaDefinition } from '../orm-options.js';
import { quoted, runtimeGrants } from './runtime-grants.js';
import { applySqlSteps, pendingSqlSteps, readSqlSteps, SQL_STEPS_TABLE } from './sql-steps.js';
import { MIGRATION_LOCK_KEY } from './migration-lock.js';

const MAX_TRIES = 20;
/** Between two tries, so that what waited behind the first one passes. */
const RETRY_MS = 1_000;
/** SQLSTATE `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';
/** SQLSTATE `insufficient_privilege`. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** The two roles of a schema. */
export interface SchemaAccess {
  /** Address for the role that owns the schema; its connections end with the migration. */
  readonly ownerUrl: string;
  /** Name of the role with which the service runs. */
  readonly runtimeRole: string;
}

/**
 * Applies pending migrations as the schema's owner, under an advisory lock, over connections of its own, and grants the runtime
 * role what a service needs. For whoever starts services, and the migration job; a service never does it. A change that does not
 * get its table's lock within three seconds lets the others pass and is tried again.
 * @throws what the last try met
 */
export async function migrate(definition: SchemaDefinition, { ownerUrl, runtimeRole }: SchemaAccess): Promise<void> {
  const { schema } = definition;
  const orm = await MikroORM.init(migrationOptions(definition, ownerUrl));
  try {
    await orm.em.fork().transactional(async (em) => {
      // Also while the storage guard lets the server refuse writes: a product whose schema is up to date starts then, too.
      await em.execute('set transaction read write');
      // Another process may migrate for long; its turn is waited for without a limit.
      await em.execute(`set local lock_timeout = 0`);
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK_KEY]);
      await applyPending(orm);
      await applySqlSteps(em, schema, readSqlSteps(definition.sqlFolder));
      for (const statement of runtimeGrants(schema, runtimeRole)) await em.execute(statement);
      const journals = [MIGRATIONS_TABLE, SQL_STEPS_TABLE].map((table) => `${quoted(schema)}.${quoted(table)}`);
      await em.execute(`revoke insert, update, delete on ${journals.join(', ')} from ${quoted(runtimeRole)}`);
    });
  } finally {
    await orm.close(true);
  }
}

/**
 * Applies some of the migrations to a schema that nobody uses yet, so that rows of an earlier release fit in. `migrate` applies the rest.
 * @param names Of migrations of the schema; none leaves it empty
 */
export async function migrateTo(
  definition: SchemaDefinition,
  ownerUrl: string,
  names: readonly string[],
): Promise<void> {
  const orm = await MikroORM.init(migrationOptions(definition, ownerUrl));
  try {
    if (names.length > 0) await orm.migrator.up({ migrations: [...names] });
  } finally {
    await orm.close(true);
  }
}

async function applyPending(orm: MikroORM): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await orm.migrator.up();
      return;
    } catch (error) {
      if (tries === MAX_TRIES || !isLockTimeout(error)) throw error;
      await wait(RETRY_MS);
    }
  }
}

const isLockTimeout = (error: unknown): boolean => hasState(error, LOCK_NOT_AVAILABLE);

const hasState = (error: unknown, state: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === state) || (error.cause !== undefined && hasState(error.cause, state)));

/** @throws StartError when the schema is older than the code. */
export async function requireMigrated(orm: MikroORM, { name, schema: definition }: MigratedService): Promise<void> {
  const migrations = await orm.migrator.getPending().catch((error: unknown) => {
    // Nothing was ever applied: MikroORM would make its table, which is the owner's to do.
    if (hasState(error, INSUFFICIENT_PRIVILEGE)) return orm.config.get('migrations').migrationsList ?? [];
    throw error;
  });
  const steps = await pendingSqlSteps(orm.em.fork(), definition.schema, readSqlSteps(definition.sqlFolder));
  const pending = migrations.length + steps.length;
  if (pending === 0) return;
  throw new StartError(
    'MIGRATION_PENDING',
    `The database of ${name} lacks ${pending} migration(s). Run \`npm run migrate\` with the same settings first.`,
  );
}

/** What is known of a service whose schema may be older than its code. */
interface MigratedService {
  readonly name: string;
  readonly schema: SchemaDefinition;
}
