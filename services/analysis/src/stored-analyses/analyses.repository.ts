import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { StoredSummary } from '@playbook/contracts/analysis/define-analysis-kind';
import { storedCountSchema } from '@playbook/contracts/analysis/stored-analyses.contract';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { instantSchema, rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';
import type { Judgement } from '../analyst/analyst.port.js';
import type { PagePosition } from '../paging/page-cursor.js';
import type { PageRoom, SizedItem, SizedRow } from '../paging/whole-page.js';
import { Allowances } from './allowances.service.js';
import { deleteOf, insertOf, pageOf, type RowName, selectOf, wholePageOf } from './kind-statements.js';
import type { KindTypes, StoredAnalysisKind, StoredRow } from './stored-analysis-kind.js';

/** A judgement that is to be stored. */
export interface NewAnalysis<T extends KindTypes> extends Judgement<T['Critique']> {
  readonly input: T['Input'];
  readonly idempotencyKey: string | null;
}

const countedSchema = z.object({ counted: storedCountSchema });
const documentSchema = z.record(z.string(), z.unknown());
const summaryRowSchema = z.looseObject({ id: z.string(), createdAt: instantSchema });
const rowSchema = summaryRowSchema.extend({ critique: documentSchema, outcome: documentSchema });

/** What every row has; the contract checks what is in its documents when the analysis leaves the service. */
const rowOf = <T extends KindTypes>(_kind: StoredAnalysisKind<T>): z.ZodType<StoredRow<T>> =>
  rowSchema as unknown as z.ZodType<StoredRow<T>>;
const sizedRowOf = <T extends KindTypes>(_kind: StoredAnalysisKind<T>): z.ZodType<StoredRow<T> & SizedRow> =>
  rowSchema.extend({ bytes: z.number() }) as unknown as z.ZodType<StoredRow<T> & SizedRow>;

/** Every query on analyses, told of which kind. Row-level security limits each of them to the actor's own rows. */
@Injectable()
export class AnalysesRepository {
  constructor(
    private readonly database: Database,
    private readonly allowances: Allowances,
  ) {}

  /**
   * Stores an analysis, or returns the one that has the same idempotency key already.
   * @throws ProcedureError `account_deleting` when the founder's account is being deleted, `over_allowance` or `over_daily_allowance`: then
   * nothing is stored
   */
  async add<T extends KindTypes>(
    kind: StoredAnalysisKind<T>,
    actor: Actor,
    { input, critique, outcome, idempotencyKey }: NewAnalysis<T>,
  ): Promise<T['Analysis']> {
    const createdAt = new Date();
    const stored = { ...kind.keep(input), id: randomUUID(), critique, outcome };
    const { founderId } = actor;
    const { engine } = critique;
    const scores = kind.scoresOf(critique);
    const insert = insertOf(kind, { ...stored, ...scores, founderId, engine, idempotencyKey, createdAt });
    return this.database.asFounder(actor, async (em) => {
      const inserted = await rowIn(em, countedSchema, insert);
      if (inserted !== null) {
        this.allowances.require(kind.storedAs, inserted.counted);
        return kind.toAnalysis({ ...stored, createdAt: createdAt.toISOString() });
      }
      const first = idempotencyKey === null ? null : await this.findIn(em, kind, actor, { idempotencyKey });
      if (first !== null) return first;
      throw accountDeletingError();
    });
  }

  /** The founder's own analysis with this id or idempotency key, or null. */
  async find<T extends KindTypes>(
    kind: StoredAnalysisKind<T>,
    actor: Pick<Actor, 'founderId'>,
    by: RowName,
  ): Promise<T['Analysis'] | null> {
    return this.database.asFounder(actor, (em) => this.findIn(em, kind, actor, by));
  }

  /** At most `maxItems` summaries after a position, newest first, in one round trip. @param filters In the kind's order */
  async page<T extends KindTypes>(
    kind: StoredAnalysisKind<T>,
    actor: Actor,
    filters: readonly unknown[],
    after: PagePosition | null,
    maxItems: number,
  ): Promise<StoredSummary[]> {
    return this.database.rows(summaryRowSchema, pageOf(kind, actor.founderId, filters, after, maxItems));
  }

  /** The same with whole analyses, for as long as there is room. */
  async wholePage<T extends KindTypes>(
    kind: StoredAnalysisKind<T>,
    actor: Actor,
    after: PagePosition | null,
    room: PageRoom,
  ): Promise<SizedItem<T['Analysis']>[]> {
    const rows = await this.database.rows(sizedRowOf(kind), wholePageOf(kind, actor.founderId, after, room));
    return rows.map((row) => ({ item: kind.toAnalysis(row), bytes: row.bytes }));
  }

  /** Removes every analysis of the founder. */
  async deleteAll<T extends KindTypes>(kind: StoredAnalysisKind<T>, founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, (em) => runIn(em, deleteOf(kind, founder.founderId)));
  }

  private async findIn<T extends KindTypes>(
    em: EntityManager,
    kind: StoredAnalysisKind<T>,
    { founderId }: Pick<Actor, 'founderId'>,
    by: RowName,
  ): Promise<T['Analysis'] | null> {
    const row = await rowIn(em, rowOf(kind), selectOf(kind, founderId, by));
    return row && kind.toAnalysis(row);
  }
}
