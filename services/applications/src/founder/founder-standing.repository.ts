import { Injectable } from '@nestjs/common';
import type { ApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { BLANK_CHARACTERS } from './blank-characters.js';
import { type FounderStandingDocument, toApplicationsStanding } from './founder-standing.mapper.js';

const STANDING = 'select applications.founder_standing($1, $2) as standing';

/** Reads how far a founder's newest application is. Row-level security limits it to the founder's own rows. */
@Injectable()
export class FounderStandingRepository {
  constructor(private readonly database: Database) {}

  /** Everything the dashboard shows of it, in one round trip and without the answers themselves. */
  async read({ founderId }: Actor): Promise<ApplicationsStanding> {
    const parameters = [founderId, BLANK_CHARACTERS];
    const [row] = await this.database.query<{ standing: FounderStandingDocument }>(STANDING, parameters);
    if (row === undefined) throw new Error('founder_standing answered no row');
    return toApplicationsStanding(row.standing);
  }
}
