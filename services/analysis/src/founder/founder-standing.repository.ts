import { Injectable } from '@nestjs/common';
import type { AnalysisStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import { DASHBOARD_ACTIVITY_MAX_ITEMS, DASHBOARD_TREND_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { type FounderStandingDocument, toAnalysisStanding } from './founder-standing.mapper.js';

const STANDING = 'select analysis.founder_standing($1, $2, $3) as standing';

/** Reads how a founder's texts have scored. Row-level security limits it to the founder's own rows. */
@Injectable()
export class FounderStandingRepository {
  constructor(private readonly database: Database) {}

  /** Everything the dashboard shows of it, in one round trip. */
  async read({ founderId }: Actor): Promise<AnalysisStanding> {
    const parameters = [founderId, DASHBOARD_TREND_MAX_POINTS, DASHBOARD_ACTIVITY_MAX_ITEMS];
    const [row] = await this.database.query<{ standing: FounderStandingDocument }>(STANDING, parameters);
    if (row === undefined) throw new Error('founder_standing answered no row');
    return toAnalysisStanding(row.standing);
  }
}
