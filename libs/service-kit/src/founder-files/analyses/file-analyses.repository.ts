import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { ProcedureError } from '../../errors/procedure-error.js';
import type { Actor } from '../../identity/actor.js';
import type { Database } from '../../persistence/database.js';
import { rowIn, rowsIn, runIn } from '../../persistence/rows.js';
import { sql, type SqlFragment } from '../../persistence/statement.js';
import { type FileKind, FileTables } from '../file-kind.js';

/** After which file a list goes on. */
export interface FilePosition {
  readonly createdAt: string;
  readonly id: string;
}

type Founder = Pick<Actor, 'founderId'>;

/** How the files of one kind are read. */
export interface FileReads<SummaryRow, Row> {
  readonly summary: z.ZodType<SummaryRow>;
  /** Columns of a summary, as the function of pages returns them. */
  readonly summaryColumns: SqlFragment;
  /** Function of PostgreSQL that returns a page of summaries: of a founder, behind a time and an id, so many at most. */
  readonly pageFunction: SqlFragment;
  readonly row: z.ZodType<Row>;
  /** Statement that reads all of a file, without a condition; `a` is the table of files. */
  readonly whole: SqlFragment;
}

/** Queries on files that have arrived that are the same for every kind. Row-level security limits each to the founder's own rows. */
export class FileAnalysesRepository<SummaryRow = unknown, Row = unknown> {
  private readonly tables: FileTables;

  constructor(
    protected readonly database: Database,
    private readonly kind: FileKind,
    private readonly reads: FileReads<SummaryRow, Row>,
  ) {
    this.tables = new FileTables(kind);
  }

  page({ founderId }: Founder, after: FilePosition | null, maxItems: number): Promise<SummaryRow[]> {
    const { summary, summaryColumns, pageFunction } = this.reads;
    const position = after ?? { createdAt: null, id: null };
    const page = sql`
      select ${summaryColumns} from ${pageFunction}(${founderId}, ${position.createdAt}, ${position.id}, ${maxItems})`;
    return this.database.rows(summary, page);
  }

  /** Null when there is none of this founder's. */
  find(founder: Founder, id: string): Promise<Row | null> {
    return this.database.asFounder(founder, (em) => this.findIn(em, id));
  }

  /** @throws ProcedureError `not_found` when there is none of this founder's */
  async get(founder: Founder, id: string): Promise<Row> {
    const row = await this.find(founder, id);
    if (row === null) throw new ProcedureError('not_found', `There is no such ${this.kind.noun}`);
    return row;
  }

  findIn(em: EntityManager, id: string): Promise<Row | null> {
    return rowIn(em, this.reads.row, sql`${this.reads.whole} where a.id = ${id}`);
  }

  /** The same, and nobody else changes it until the transaction ends. */
  async lockIn(em: EntityManager, id: string): Promise<Row | null> {
    await runIn(em, sql`select from ${this.tables.analyses} where id = ${id} for update`);
    return this.findIn(em, id);
  }

  /** The newest one behind another; null behind the last. */
  next(founder: Founder, after: FilePosition | null): Promise<Row | null> {
    const { row, whole } = this.reads;
    const next =
      after === null
        ? sql`${whole} order by a.created_at desc, a.id desc limit 1`
        : sql`
            ${whole} where (a.created_at, a.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)
            order by a.created_at desc, a.id desc limit 1`;
    return this.database.asFounder(founder, (em) => rowIn(em, row, next));
  }

  /**
   * @param again Whether a file that was analysed is to be analysed once more
   * @returns Whether its analysis is to begin: not where it is being analysed, or was since the caller looked
   */
  async markProcessing(em: EntityManager, id: string, again: boolean): Promise<boolean> {
    const mark = sql`
      update ${this.tables.analyses} set processing_status = 'processing', failure = null
      where id = ${id} and processing_status <> 'processing' and (${again}::boolean or processing_status <> 'completed')`;
    return (await runIn(em, mark)) > 0;
  }

  /** The file is again what it was before its analysis was begun. */
  async unmarkProcessing(em: EntityManager, id: string): Promise<void> {
    const unmark = sql`
      update ${this.tables.analyses}
      set processing_status = case when review is null then 'uploaded' else 'completed' end
      where id = ${id} and processing_status = 'processing'`;
    await runIn(em, unmark);
  }

  async markFailed(em: EntityManager, id: string, failure: string): Promise<void> {
    const mark = sql`
      update ${this.tables.analyses} set processing_status = 'failed', failure = ${failure} where id = ${id}`;
    await runIn(em, mark);
  }

  /**
   * Deletes rows, their jobs too, and leaves word that their objects are to be removed now.
   * @param id Null for all of the founder's
   * @returns How many files were deleted
   */
  async delete(founder: Founder, id: string | null): Promise<number> {
    const { analyses, jobs, removals, deleteFound } = this.tables;
    const deletion = sql`
      with gone as (
        delete from ${analyses} where ${id}::uuid is null or id = ${id}::uuid returning id, file_path, founder_id, file_size
      )${deleteFound}, ended as (
        delete from ${jobs} where id in (select id from gone)
      ), due as (
        insert into ${removals} (file_path, founder_id, file_size, due_at)
        select file_path, founder_id, file_size, clock_timestamp() from gone
        on conflict (file_path) do update set due_at = excluded.due_at
      )
      select count(*)::int as deleted from gone`;
    const row = await this.database.asFounder(founder, (em) => rowIn(em, z.object({ deleted: z.number() }), deletion));
    return row?.deleted ?? 0;
  }

  /** Uses by day of UTC. @param since The first day that counts */
  countUses(founder: Founder, since: string): Promise<{ date: string; uses: number }[]> {
    const count = sql`
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as uses
      from ${this.tables.analyses} where created_at >= ${since}::date at time zone 'UTC' group by 1 order by 1 desc`;
    const use = z.object({ date: z.iso.date(), uses: z.number() });
    return this.database.asFounder(founder, (em) => rowsIn(em, use, count));
  }
}
