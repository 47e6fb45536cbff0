import { Inject, Injectable } from '@nestjs/common';
import type { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { type DayUses, dayUsesSchema } from '@playbook/contracts/founder/usage.contract';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { rowsIn } from '@playbook/service-kit/persistence/rows';
import { SqlFragment, sql } from '@playbook/service-kit/persistence/statement';
import { KINDS } from '../kinds.js';
import { AnalysesRepository } from '../stored-analyses/analyses.repository.js';
import { FounderExport } from './founder-export.service.js';

const MARKS = new ErasureMarksTable('analysis');

const ANALYSES = new SqlFragment(
  KINDS.map(
    ({ storedAs, table }) => `select '${storedAs}' as tool, founder_id, created_at from analysis.${table}`,
  ).join(' union all '),
);

/** Everything that this service keeps of one founder. Row-level security limits each query to the founder's own rows. */
@Injectable()
export class AnalysisFounderRows implements FounderRows<typeof analysisLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly exports: FounderExport,
    private readonly analyses: AnalysesRepository,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  exportPage(actor: Actor, cursor: string | undefined): Promise<ExportPage<typeof analysisLifecycle>> {
    return this.exports.page(actor, cursor);
  }

  /** Replies of a language model go whether or not there is one now. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, (em) => MARKS.set(em, founder));
    for (const kind of KINDS) await this.analyses.deleteAll(kind, founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }

  countUses(actor: Actor, since: string): Promise<DayUses[]> {
    const uses = sql`
      select tool, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as uses
      from (${ANALYSES}) as analyses
      where founder_id = ${actor.founderId} and created_at >= ${new Date(since)}
      group by 1, 2`;
    return this.database.asFounder(actor, (em) => rowsIn(em, dayUsesSchema, uses));
  }
}
