import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';

/** Waits for what is being written for the founder; whoever writes holds the same lock, shared. */
const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';
const SWEEP = `delete from insights.erasures where erased_at < now() - interval '1 hour'`;
const MARK = `
  insert into insights.erasures (founder_id, erased_at) values (?, clock_timestamp())
  on conflict (founder_id) do update set erased_at = excluded.erased_at`;

/** Everything of one founder. Row-level security limits each query to the founder's own rows. */
@Injectable()
export class FounderRowsRepository {
  constructor(private readonly database: Database) {}

  /** Removes everything and marks the founder: for an hour nothing is written any more. Removes marks that are over. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await em.execute(SWEEP);
      await em.execute(LOCK, [founder.founderId]);
      await em.execute(MARK, [founder.founderId]);
      await em.execute('delete from insights.user_industry_analyses');
      await em.execute('delete from insights.uses');
    });
  }
}
