import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnalystOutcome } from '@playbook/contracts/shared/analyst.schema';
import type {
  PitchAnalysis,
  PitchAnalysisSummary,
  PitchCritique,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { StoredCount } from '@playbook/contracts/analysis/stored-analyses.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { Database } from '@playbook/service-kit/persistence/database';
import type { PagePosition } from '../paging/page-cursor.js';
import { Allowances } from '../stored-analyses/allowances.service.js';
import { startOfDay } from '../stored-analyses/start-of-day.js';
import type { PageRoom, SizedItem, SizedRow } from '../paging/whole-page.js';
import { PitchAnalysisEntity } from './pitch-analysis.entity.js';
import {
  type PitchAnalysisRow,
  type PitchSummaryRow,
  toPitchAnalysis,
  toPitchSummary,
} from './pitch-analysis.mapper.js';

export interface NewPitchAnalysis {
  readonly pitch: string;
  readonly critique: PitchCritique;
  readonly outcome: AnalystOutcome;
  readonly idempotencyKey: string | null;
}

const INSERT = `
  insert into analysis.pitch_analyses (
    id, founder_id, pitch, overall_score, score_breakdown, not_scored_reason, engine, critique, outcome,
    idempotency_key, created_at
  )
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (founder_id, idempotency_key) do nothing
  returning analysis.stored_count('pitch_analyses', founder_id, ?) as counted`;

const PAGE = `
  select id, pitch, overall_score as "overallScore", score_breakdown as "scoreBreakdown",
    not_scored_reason as "notScoredReason", engine, created_at as "createdAt"
  from analysis.pitch_analyses_page($1, $2, $3, $4)`;

const WHOLE_PAGE = `
  select id, pitch, critique, outcome, created_at as "createdAt", bytes
  from analysis.pitch_analyses_whole_page($1, $2, $3, $4, $5)`;

/** Every query on pitch analyses. Row-level security limits each of them to the actor's own rows. */
@Injectable()
export class PitchAnalysesRepository {
  constructor(
    private readonly database: Database,
    private readonly allowances: Allowances,
  ) {}

  /**
   * Stores an analysis, or answers the one that has the same idempotency key already.
   * @throws ProcedureError `account_deleting` when the founder's account is being deleted, `over_allowance` or `over_daily_allowance`: then
   * nothing is stored
   */
  async add(actor: Actor, { pitch, critique, outcome, idempotencyKey }: NewPitchAnalysis): Promise<PitchAnalysis> {
    const row: PitchAnalysisRow = { id: randomUUID(), pitch, critique, outcome, createdAt: new Date() };
    return this.database.asFounder(actor, async (em) => {
      const [inserted] = await em.execute<{ counted: StoredCount }[]>(INSERT, [
        row.id,
        actor.founderId,
        pitch,
        critique.overallScore,
        JSON.stringify(critique.scoreBreakdown),
        critique.notScoredReason,
        JSON.stringify(critique.engine),
        JSON.stringify(critique),
        JSON.stringify(outcome),
        idempotencyKey,
        row.createdAt,
        startOfDay(row.createdAt),
      ]);
      if (inserted !== undefined) {
        this.allowances.require('pitchAnalyses', inserted.counted);
        return toPitchAnalysis(row);
      }
      const first = idempotencyKey === null ? null : await em.findOne(PitchAnalysisEntity, { idempotencyKey });
      if (first) return toPitchAnalysis(first);
      throw accountDeletingError();
    });
  }

  /** The founder's own analysis with this id or idempotency key, or null. */
  async find(
    actor: Actor,
    by: { readonly id: string } | { readonly idempotencyKey: string },
  ): Promise<PitchAnalysis | null> {
    return this.database.asFounder(actor, async (em) => {
      const row = await em.findOne(PitchAnalysisEntity, by);
      return row && toPitchAnalysis(row);
    });
  }

  /** At most `maxItems` summaries after a position, newest first, in one round trip. */
  async page(actor: Actor, after: PagePosition | null, maxItems: number): Promise<PitchAnalysisSummary[]> {
    const position = [after?.createdAt ?? null, after?.id ?? null];
    const rows = await this.database.query<PitchSummaryRow>(PAGE, [actor.founderId, ...position, maxItems]);
    return rows.map(toPitchSummary);
  }

  /** The same with whole analyses, for as long as there is room. */
  async wholePage(actor: Actor, after: PagePosition | null, room: PageRoom): Promise<SizedItem<PitchAnalysis>[]> {
    const parameters = [actor.founderId, after?.createdAt ?? null, after?.id ?? null, room.items, room.bytes];
    const rows = await this.database.query<PitchAnalysisRow & SizedRow>(WHOLE_PAGE, parameters);
    return rows.map((row) => ({ item: toPitchAnalysis(row), bytes: row.bytes }));
  }

  /** Removes every analysis of the founder. */
  async deleteAll(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, (em) => em.nativeDelete(PitchAnalysisEntity, {}));
  }
}
