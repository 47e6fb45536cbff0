import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';

const MARKS = new ErasureMarksTable('insights');

/** Everything of one founder. Row-level security limits each query to the founder's own rows. */
@Injectable()
export class FounderRowsRepository {
  constructor(private readonly database: Database) {}

  /** Removes everything and marks the founder: for an hour nothing is written any more. Removes marks that are over. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await MARKS.set(em, founder);
      await em.execute('delete from insights.user_industry_analyses');
      await em.execute('delete from insights.uses');
    });
  }
}
