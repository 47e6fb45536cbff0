import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { rowIn } from '../persistence/rows.js';
import { sql } from '../persistence/statement.js';

/** Key of the advisory lock that a backup holds from before it reads the first row until it has copied the last object. */
export const BACKUP_LOCK_KEY = 7_529_302;

/**
 * Keeps backups from beginning until the transaction ends, for whoever looks which objects of deleted rows are to be removed: what was
 * deleted before a backup began is not in its rows.
 * @returns false while a backup runs, which may still need every object
 */
export async function keepBackupsOut(em: EntityManager): Promise<boolean> {
  const lock = sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK_KEY}) as "isKept"`;
  return (await rowIn(em, z.object({ isKept: z.boolean() }), lock))?.isKept === true;
}
