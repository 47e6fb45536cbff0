import type { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '../config/start-error.js';

/** Key of the advisory lock; two processes that start at once migrate one after the other. */
const LOCK_KEY = 7_529_301;

/** Applies pending migrations under an advisory lock. For the all-in-one process and the migration job only. */
export async function migrate(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [LOCK_KEY]);
    await orm.migrator.up();
  });
}

/** @throws StartError when the schema is older than the code. */
export async function requireMigrated(orm: MikroORM, serviceName: string): Promise<void> {
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return;
  throw new StartError(
    'MIGRATION_PENDING',
    `The database of ${serviceName} lacks ${pending.length} migration(s). Run \`npm run migrate\` with the same settings first.`,
  );
}
