import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Actor } from '../../identity/actor.js';
import type { Database } from '../../persistence/database.js';
import { rowIn, rowsIn, runIn } from '../../persistence/rows.js';
import { sql } from '../../persistence/statement.js';
import { type FileKind, FileTables } from '../file-kind.js';

type Founder = Pick<Actor, 'founderId'>;

/** Queries on files that have arrived that are the same for every kind. Row-level security limits each to the founder's own rows. */
export class FileAnalysesRepository {
  private readonly tables: FileTables;

  constructor(
    protected readonly database: Database,
    kind: FileKind,
  ) {
    this.tables = new FileTables(kind);
  }

  /** @returns Whether the file was not being analysed before */
  async markProcessing(em: EntityManager, id: string): Promise<boolean> {
    const mark = sql`
      update ${this.tables.analyses} set processing_status = 'processing', failure = null
      where id = ${id} and processing_status <> 'processing'`;
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

  /** Nobody else changes a file until the transaction ends. */
  protected async lock(em: EntityManager, id: string): Promise<void> {
    await runIn(em, sql`select from ${this.tables.analyses} where id = ${id} for update`);
  }
}
