import { Inject, Injectable } from '@nestjs/common';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { insightsLifecycle } from '@playbook/contracts/insights/insights-lifecycle.contract';
import { EXPORTED_USES_MAX_ITEMS } from '@playbook/contracts/core/limits';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { IndustryAnalysisRepository } from '../industry-analysis/industry-analysis.repository.js';
import { UsageRepository } from '../usage/usage.repository.js';

const MARKS = new ErasureMarksTable('insights');

/** Everything that this service keeps of one founder. Row-level security limits each query to the founder's own rows. */
@Injectable()
export class InsightsFounderRows implements FounderRows<typeof insightsLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly analyses: IndustryAnalysisRepository,
    private readonly usages: UsageRepository,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  async exportPage(actor: Actor): Promise<ExportPage<typeof insightsLifecycle>> {
    const [industryAnalysis, uses] = await Promise.all([
      this.analyses.find(actor),
      this.usages.newest(actor, EXPORTED_USES_MAX_ITEMS),
    ]);
    return { industryAnalysis, uses };
  }

  /** Replies of a language model go whether or not there is one now. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await MARKS.set(em, founder);
      await runIn(em, sql`delete from insights.user_industry_analyses`);
      await runIn(em, sql`delete from insights.uses`);
    });
    await ReplyCache.purge(this.store, founder.founderId);
  }

  countUses(actor: Actor, since: string): Promise<DayUses[]> {
    return this.usages.count(actor, since);
  }
}
