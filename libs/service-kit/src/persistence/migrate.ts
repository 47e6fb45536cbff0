import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '../config/start-error.js';
import { migrationOptions, type SchemaDefinition } from './orm-options.js';

/** Key of the advisory lock; two processes that start at once migrate one after the other. */
const LOCK_KEY = 7_529_301;

const MAX_TRIES = 20;
/** Between two tries, so that what waited behind the first one passes. */
const RETRY_MS = 1_000;
/** SQLSTATE `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies pending migrations under an advisory lock, over connections of its own. For the all-in-one process and the migration job
 * only. A change that does not get its table's lock within three seconds lets the others pass and is tried again.
 * @throws what the last try met
 */
export async function migrate(definition: SchemaDefinition, databaseUrl: string): Promise<void> {
  const orm = await MikroORM.init(migrationOptions(definition, databaseUrl));
  try {
    await orm.em.fork().transactional(async (em) => {
      // Another process may migrate for long; its turn is waited for without a limit.
      await em.execute(`set local lock_timeout = 0`);
      await em.execute('select pg_advisory_xact_lock(?)', [LOCK_KEY]);
      await applyPending(orm);
    });
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

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === LOCK_NOT_AVAILABLE) || (error.cause !== undefined && isLockTimeout(error.cause)));

/** @throws StartError when the schema is older than the code. */
export async function requireMigrated(orm: MikroORM, serviceName: string): Promise<void> {
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return;
  throw new StartError(
    'MIGRATION_PENDING',
    `The database of ${serviceName} lacks ${pending.length} migration(s). Run \`npm run migrate\` with the same settings first.`,
  );
}
