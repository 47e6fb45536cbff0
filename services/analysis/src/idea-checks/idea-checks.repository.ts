import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnalystOutcome } from '@playbook/contracts/shared/analyst.schema';
import type {
  IdeaCheck,
  IdeaCheckSummary,
  IdeaCritique,
  IdeaForm,
} from '@playbook/contracts/analysis/idea-check.schema';
import type { StoredCount } from '@playbook/contracts/analysis/stored-analyses.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { Database } from '@playbook/service-kit/persistence/database';
import type { PagePosition } from '../paging/page-cursor.js';
import { Allowances } from '../stored-analyses/allowances.service.js';
import { startOfDay } from '../stored-analyses/start-of-day.js';
import type { PageRoom, SizedItem, SizedRow } from '../paging/whole-page.js';
import { IdeaCheckEntity } from './idea-check.entity.js';
import { type IdeaCheckRow, type IdeaCheckSummaryRow, toIdeaCheck, toIdeaCheckSummary } from './idea-check.mapper.js';

export interface NewIdeaCheck {
  readonly form: IdeaForm;
  readonly critique: IdeaCritique;
  readonly outcome: AnalystOutcome;
  readonly idempotencyKey: string | null;
}

const INSERT = `
  insert into analysis.idea_checks (
    id, founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine, critique, outcome,
    idempotency_key, created_at
  )
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (founder_id, idempotency_key) do nothing
  returning analysis.stored_count('idea_checks', founder_id, ?) as counted`;

const PAGE = `
  select id, idea_brief as "ideaBrief", stage, yc_alignment_score as "ycAlignmentScore", risk_level as "riskLevel",
    why_now_score as "whyNowScore", not_scored_reason as "notScoredReason", engine, created_at as "createdAt"
  from analysis.idea_checks_page($1, $2, $3, $4)`;

const WHOLE_PAGE = `
  select id, form, critique, outcome, created_at as "createdAt", bytes
  from analysis.idea_checks_whole_page($1, $2, $3, $4, $5)`;

/** Every query on idea checks. Row-level security limits each of them to the actor's own rows. */
@Injectable()
export class IdeaChecksRepository {
  constructor(
    private readonly database: Database,
    private readonly allowances: Allowances,
  ) {}

  /**
   * Stores a check, or answers the one that has the same idempotency key already.
   * @throws ProcedureError `account_deleting` when the founder's account is being deleted, `over_allowance` or `over_daily_allowance`: then
   * nothing is stored
   */
  async add(actor: Actor, { form, critique, outcome, idempotencyKey }: NewIdeaCheck): Promise<IdeaCheck> {
    const row: IdeaCheckRow = { id: randomUUID(), form, critique, outcome, createdAt: new Date() };
    return this.database.asFounder(actor, async (em) => {
      const [inserted] = await em.execute<{ counted: StoredCount }[]>(INSERT, [
        row.id,
        actor.founderId,
        JSON.stringify(form),
        critique.ycAlignmentScore,
        critique.categoryRisk.level,
        critique.whyNowAlignment.score,
        critique.notScoredReason,
        JSON.stringify(critique.engine),
        JSON.stringify(critique),
        JSON.stringify(outcome),
        idempotencyKey,
        row.createdAt,
        startOfDay(row.createdAt),
      ]);
      if (inserted !== undefined) {
        this.allowances.require('ideaChecks', inserted.counted);
        return toIdeaCheck(row);
      }
      const first = idempotencyKey === null ? null : await em.findOne(IdeaCheckEntity, { idempotencyKey });
      if (first) return toIdeaCheck(first);
      throw accountDeletingError();
    });
  }

  /** The founder's own check with this id or idempotency key, or null. */
  async find(
    actor: Actor,
    by: { readonly id: string } | { readonly idempotencyKey: string },
  ): Promise<IdeaCheck | null> {
    return this.database.asFounder(actor, async (em) => {
      const row = await em.findOne(IdeaCheckEntity, by);
      return row && toIdeaCheck(row);
    });
  }

  /** At most `maxItems` summaries after a position, newest first, in one round trip. */
  async page(actor: Actor, after: PagePosition | null, maxItems: number): Promise<IdeaCheckSummary[]> {
    const position = [after?.createdAt ?? null, after?.id ?? null];
    const rows = await this.database.query<IdeaCheckSummaryRow>(PAGE, [actor.founderId, ...position, maxItems]);
    return rows.map(toIdeaCheckSummary);
  }

  /** The same with whole checks, for as long as there is room. */
  async wholePage(actor: Actor, after: PagePosition | null, room: PageRoom): Promise<SizedItem<IdeaCheck>[]> {
    const parameters = [actor.founderId, after?.createdAt ?? null, after?.id ?? null, room.items, room.bytes];
    const rows = await this.database.query<IdeaCheckRow & SizedRow>(WHOLE_PAGE, parameters);
    return rows.map((row) => ({ item: toIdeaCheck(row), bytes: row.bytes }));
  }

  /** Removes every check of the founder. */
  async deleteAll(actor: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(actor, (em) => em.nativeDelete(IdeaCheckEntity, {}));
  }
}
