import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.js';
import { runIn } from './rows.js';
import { sql, SqlFragment } from './statement.js';

/** What PostgreSQL takes without quotes and as it is written. */
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;

/**
 * Marks of founders whose rows are erased, so that a call that is still under way leaves nothing behind. A mark counts for an hour:
 * by then the founder's last access token has expired. The service's migrations make the table (`createErasures`).
 */
export class ErasureMarksTable {
  private readonly table: SqlFragment;

  /** @throws TypeError when a name is no plain identifier: names stand in statements as they are */
  constructor(schema: string, table = 'erasures') {
    for (const name of [schema, table]) {
      if (!IDENTIFIER.test(name)) throw new TypeError(`${JSON.stringify(name)} is no plain identifier`);
    }
    this.table = new SqlFragment(`${schema}.${table}`);
  }

  /**
   * From now on, for an hour, nothing is written for the founder; statements after this one see all that was written before.
   * Removes marks that are over.
   * @param em Of a transaction as the founder; with it the mark comes, or does not.
   */
  async set(em: EntityManager, { founderId }: Pick<Actor, 'founderId'>): Promise<void> {
    await runIn(em, sql`delete from ${this.table} where erased_at < now() - interval '1 hour'`);
    // Waits for what is being written for the founder; whoever writes holds the same lock, shared.
    await runIn(em, sql`select pg_advisory_xact_lock(hashtextextended(${founderId}, 0))`);
    await runIn(
      em,
      sql`
        insert into ${this.table} (founder_id, erased_at) values (${founderId}, clock_timestamp())
        on conflict (founder_id) do update set erased_at = excluded.erased_at`,
    );
  }
}
