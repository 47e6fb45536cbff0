import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnalystOutcome } from '@playbook/contracts/shared/analyst.schema';
import type {
  AnswerAnalysis,
  AnswerAnalysisSummary,
  AnswerCritique,
  AnswerForm,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import type { StoredCount } from '@playbook/contracts/analysis/stored-analyses.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { Database } from '@playbook/service-kit/persistence/database';
import type { PagePosition } from '../paging/page-cursor.js';
import { Allowances } from '../stored-analyses/allowances.service.js';
import { startOfDay } from '../stored-analyses/start-of-day.js';
import type { PageRoom, SizedItem, SizedRow } from '../paging/whole-page.js';
import { AnswerAnalysisEntity } from './answer-analysis.entity.js';
import {
  type AnswerAnalysisRow,
  type AnswerSummaryRow,
  toAnswerAnalysis,
  toAnswerSummary,
} from './answer-analysis.mapper.js';

export interface NewAnswerAnalysis {
  readonly form: AnswerForm;
  readonly critique: AnswerCritique;
  readonly outcome: AnalystOutcome;
  readonly idempotencyKey: string | null;
}

const INSERT = `
  insert into analysis.answer_analyses (
    id, founder_id, section_id, field_id, answer, score, engine, critique, outcome,
    idempotency_key, created_at
  )
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (founder_id, idempotency_key) do nothing
  returning analysis.stored_count('answer_analyses', founder_id, ?) as counted`;

const PAGE = `
  select id, section_id as "sectionId", field_id as "fieldId", answer, score, engine, created_at as "createdAt"
  from analysis.answer_analyses_page($1, $2, $3, $4, $5)`;

const WHOLE_PAGE = `
  select id, section_id as "sectionId", field_id as "fieldId", answer, critique, outcome, created_at as "createdAt", bytes
  from analysis.answer_analyses_whole_page($1, $2, $3, $4, $5)`;

/** Every query on analyses of answers. Row-level security limits each of them to the actor's own rows. */
@Injectable()
export class AnswerAnalysesRepository {
  constructor(
    private readonly database: Database,
    private readonly allowances: Allowances,
  ) {}

  /**
   * Stores an analysis, or answers the one that has the same idempotency key already.
   * @throws ProcedureError `account_deleting` when the founder's account is being deleted, `over_allowance` or `over_daily_allowance`: then
   * nothing is stored
   */
  async add(actor: Actor, { form, critique, outcome, idempotencyKey }: NewAnswerAnalysis): Promise<AnswerAnalysis> {
    const row: AnswerAnalysisRow = { ...form, id: randomUUID(), critique, outcome, createdAt: new Date() };
    return this.database.asFounder(actor, async (em) => {
      const [inserted] = await em.execute<{ counted: StoredCount }[]>(INSERT, [
        row.id,
        actor.founderId,
        form.sectionId,
        form.fieldId,
        form.answer,
        critique.score,
        JSON.stringify(critique.engine),
        JSON.stringify(critique),
        JSON.stringify(outcome),
        idempotencyKey,
        row.createdAt,
        startOfDay(row.createdAt),
      ]);
      if (inserted !== undefined) {
        this.allowances.require('answerAnalyses', inserted.counted);
        return toAnswerAnalysis(row);
      }
      const first = idempotencyKey === null ? null : await em.findOne(AnswerAnalysisEntity, { idempotencyKey });
      if (first) return toAnswerAnalysis(first);
      throw accountDeletingError();
    });
  }

  /** The founder's own analysis with this id or idempotency key, or null. */
  async find(
    actor: Actor,
    by: { readonly id: string } | { readonly idempotencyKey: string },
  ): Promise<AnswerAnalysis | null> {
    return this.database.asFounder(actor, async (em) => {
      const row = await em.findOne(AnswerAnalysisEntity, by);
      return row && toAnswerAnalysis(row);
    });
  }

  /** At most `maxItems` summaries after a position, newest first, of one field or of all, in one round trip. */
  async page(
    actor: Actor,
    fieldId: string | null,
    after: PagePosition | null,
    maxItems: number,
  ): Promise<AnswerAnalysisSummary[]> {
    const position = [after?.createdAt ?? null, after?.id ?? null];
    const rows = await this.database.query<AnswerSummaryRow>(PAGE, [actor.founderId, fieldId, ...position, maxItems]);
    return rows.map(toAnswerSummary);
  }

  /** The same with whole analyses of all fields, for as long as there is room. */
  async wholePage(actor: Actor, after: PagePosition | null, room: PageRoom): Promise<SizedItem<AnswerAnalysis>[]> {
    const parameters = [actor.founderId, after?.createdAt ?? null, after?.id ?? null, room.items, room.bytes];
    const rows = await this.database.query<AnswerAnalysisRow & SizedRow>(WHOLE_PAGE, parameters);
    return rows.map((row) => ({ item: toAnswerAnalysis(row), bytes: row.bytes }));
  }

  /** Removes every analysis of the founder. */
  async deleteAll(actor: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(actor, (em) => em.nativeDelete(AnswerAnalysisEntity, {}));
  }
}
