import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';

/** Waits for what is being written for the founder; whoever writes holds the same lock, shared. */
const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';
const SWEEP = `delete from analysis.erasures where erased_at < now() - interval '1 hour'`;
const MARK = `
  insert into analysis.erasures (founder_id, erased_at) values (?, clock_timestamp())
  on conflict (founder_id) do update set erased_at = excluded.erased_at`;

/** Marks founders whose rows are erased, so that a call that is still under way leaves nothing behind. */
@Injectable()
export class ErasureMarks {
  constructor(private readonly database: Database) {}

  /**
   * From now on, for an hour, nothing is written for the founder, and all that was written before can be seen. Removes marks that
   * are over.
   */
  async set(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await em.execute(SWEEP);
      await em.execute(LOCK, [founder.founderId]);
      await em.execute(MARK, [founder.founderId]);
    });
  }
}
