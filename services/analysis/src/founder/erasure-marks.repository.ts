import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';

const MARKS = new ErasureMarksTable('analysis');

/** Marks founders whose rows are erased, so that a call that is still under way leaves nothing behind. */
@Injectable()
export class ErasureMarks {
  constructor(private readonly database: Database) {}

  /**
   * From now on, for an hour, nothing is written for the founder, and all that was written before can be seen. Removes marks that
   * are over.
   */
  async set(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, (em) => MARKS.set(em, founder));
  }
}
