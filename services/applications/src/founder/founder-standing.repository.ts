import { Injectable } from '@nestjs/common';
import type { ApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { BLANK_CHARACTERS } from './blank-characters.js';
import { standingSchema, toApplicationsStanding } from './founder-standing.mapper.js';

const rowSchema = z.object({ standing: standingSchema });

/** Reads how far a founder's newest application is. Row-level security limits it to the founder's own rows. */
@Injectable()
export class FounderStandingRepository {
  constructor(private readonly database: Database) {}

  /** Everything the dashboard shows of it, in one round trip and without the answers themselves. */
  async read({ founderId }: Actor): Promise<ApplicationsStanding> {
    const read = sql`select applications.founder_standing(${founderId}, ${BLANK_CHARACTERS}) as standing`;
    const row = await this.database.row(rowSchema, read);
    if (row === null) throw new Error('founder_standing returned no row');
    return toApplicationsStanding(row.standing);
  }
}
