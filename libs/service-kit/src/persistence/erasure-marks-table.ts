import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.js';

/** What PostgreSQL takes without quotes and as it is written. */
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;

/** Waits for what is being written for the founder; whoever writes holds the same lock, shared. */
const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';

/**
 * Marks of founders whose rows are erased, so that a call that is still under way leaves nothing behind. A mark counts for an hour:
 * by then the founder's last access token has expired. The service's migrations make the table, with `founder_id` as its key and
 * `erased_at`; its policies let everyone see and remove marks that are over.
 */
export class ErasureMarksTable {
  private readonly sweepSql: string;
  private readonly markSql: string;

  /** @throws TypeError when a name is no plain identifier: names stand in statements as they are */
  constructor(schema: string, table = 'erasures') {
    for (const name of [schema, table]) {
      if (!IDENTIFIER.test(name)) throw new TypeError(`${JSON.stringify(name)} is no plain identifier`);
    }
    this.sweepSql = `delete from ${schema}.${table} where erased_at < now() - interval '1 hour'`;
    this.markSql = `
      insert into ${schema}.${table} (founder_id, erased_at) values (?, clock_timestamp())
      on conflict (founder_id) do update set erased_at = excluded.erased_at`;
  }

  /**
   * From now on, for an hour, nothing is written for the founder; statements after this one see all that was written before.
   * Removes marks that are over.
   * @param em Of a transaction as the founder; with it the mark comes, or does not.
   */
  async set(em: Pick<EntityManager, 'execute'>, { founderId }: Pick<Actor, 'founderId'>): Promise<void> {
    await em.execute(this.sweepSql);
    await em.execute(LOCK, [founderId]);
    await em.execute(this.markSql, [founderId]);
  }
}
