import { Injectable } from '@nestjs/common';
import type { AnalysisStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import { DASHBOARD_ACTIVITY_MAX_ITEMS, DASHBOARD_TREND_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { standingSchema, toAnalysisStanding } from './founder-standing.mapper.js';

const rowSchema = z.object({ standing: standingSchema });

/** Reads how a founder's texts have scored. Row-level security limits it to the founder's own rows. */
@Injectable()
export class FounderStandingRepository {
  constructor(private readonly database: Database) {}

  /** Everything the dashboard shows of it, in one round trip. */
  async read({ founderId }: Actor): Promise<AnalysisStanding> {
    const [points, activities] = [DASHBOARD_TREND_MAX_POINTS, DASHBOARD_ACTIVITY_MAX_ITEMS];
    const read = sql`select analysis.founder_standing(${founderId}, ${points}, ${activities}) as standing`;
    const row = await this.database.row(rowSchema, read);
    if (row === null) throw new Error('founder_standing returned no row');
    return toAnalysisStanding(row.standing);
  }
}
