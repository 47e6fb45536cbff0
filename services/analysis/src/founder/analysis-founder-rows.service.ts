import { Inject, Injectable } from '@nestjs/common';
import type { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { AnswerAnalysesRepository } from '../answer-analyses/answer-analyses.repository.js';
import { IdeaChecksRepository } from '../idea-checks/idea-checks.repository.js';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';
import { FounderExport } from './founder-export.service.js';

const MARKS = new ErasureMarksTable('analysis');

const USES = `
  select tool, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as uses
  from (
    select 'pitchAnalyses' as tool, founder_id, created_at from analysis.pitch_analyses
    union all select 'ideaChecks', founder_id, created_at from analysis.idea_checks
    union all select 'answerAnalyses', founder_id, created_at from analysis.answer_analyses
  ) as analyses
  where founder_id = ? and created_at >= ?
  group by 1, 2`;

/** Everything that this service keeps of one founder. Row-level security limits each query to the founder's own rows. */
@Injectable()
export class AnalysisFounderRows implements FounderRows<typeof analysisLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly exports: FounderExport,
    private readonly pitchAnalyses: PitchAnalysesRepository,
    private readonly ideaChecks: IdeaChecksRepository,
    private readonly answerAnalyses: AnswerAnalysesRepository,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  exportPage(actor: Actor, cursor: string | undefined): Promise<ExportPage<typeof analysisLifecycle>> {
    return this.exports.page(actor, cursor);
  }

  /** Replies of a language model go whether or not there is one now. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, (em) => MARKS.set(em, founder));
    await this.pitchAnalyses.deleteAll(founder);
    await this.ideaChecks.deleteAll(founder);
    await this.answerAnalyses.deleteAll(founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }

  countUses(actor: Actor, since: string): Promise<DayUses[]> {
    return this.database.asFounder(actor, (em) => em.execute(USES, [actor.founderId, new Date(since)]));
  }
}
