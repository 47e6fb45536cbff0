import { Injectable } from '@nestjs/common';
import {
  type IndustryAnalysis,
  industryAnalysisSchema,
  type SaveIndustryAnalysisBody,
} from '@playbook/contracts/insights/industry-analysis.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';

/** The row in the form of the contract. */
const COLUMNS = fragment`
  startup_description as "startupDescription", target_users as "targetUsers", user_context_hash as "userContextHash",
  analysis_data as "analysisData", to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`;

/** Every query on industry analyses. Row-level security limits each of them to the actor's own. */
@Injectable()
export class IndustryAnalysisRepository {
  constructor(private readonly database: Database) {}

  /** Null before the first save. */
  find(actor: Actor): Promise<IndustryAnalysis | null> {
    return this.database.asFounder(actor, (em) =>
      rowIn(em, industryAnalysisSchema, sql`select ${COLUMNS} from insights.user_industry_analyses`),
    );
  }

  /**
   * Stores an analysis in the place of the one before; null when the founder was erased. The time moves on with each save, so that
   * clients can tell which one is newer.
   */
  save(actor: Actor, analysis: SaveIndustryAnalysisBody): Promise<IndustryAnalysis | null> {
    const { startupDescription, targetUsers, userContextHash, analysisData } = analysis;
    const save = sql`
      insert into insights.user_industry_analyses as stored
        (founder_id, startup_description, target_users, user_context_hash, analysis_data, updated_at)
      values (
        ${actor.founderId}, ${startupDescription}, ${targetUsers}, ${userContextHash}, ${JSON.stringify(analysisData)},
        clock_timestamp()
      )
      on conflict (founder_id) do update
      set startup_description = excluded.startup_description, target_users = excluded.target_users,
        user_context_hash = excluded.user_context_hash, analysis_data = excluded.analysis_data,
        updated_at = greatest(excluded.updated_at, stored.updated_at + interval '1 millisecond')
      returning ${COLUMNS}`;
    return this.database.asFounder(actor, (em) => rowIn(em, industryAnalysisSchema, save));
  }

  async delete(actor: Actor): Promise<void> {
    await this.database.asFounder(actor, (em) => runIn(em, sql`delete from insights.user_industry_analyses`));
  }
}
