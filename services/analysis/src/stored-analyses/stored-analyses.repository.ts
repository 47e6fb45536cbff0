import { Injectable } from '@nestjs/common';
import type { StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import {
  type StoredCount,
  storedCountSchema,
  storedKindSchema,
} from '@playbook/contracts/analysis/stored-analyses.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, rowsIn } from '@playbook/service-kit/persistence/rows';
import { SqlFragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { KINDS } from '../kinds.js';
import { byKind } from './by-kind.js';
import { startOfDay } from './start-of-day.js';

const ANALYSES = new SqlFragment(
  KINDS.map(
    ({ storedAs, table }) => `select '${storedAs}' as kind, founder_id, created_at from analysis.${table}`,
  ).join(' union all '),
);
/** Every kind has a table; the contract names no others. */
const TABLES: ReadonlyMap<StoredKind, SqlFragment> = new Map(
  KINDS.map(({ storedAs, table }) => [storedAs, new SqlFragment(`analysis.${table}`)]),
);

const countRowSchema = storedCountSchema.extend({ kind: storedKindSchema });
const deletedSchema = z.object({ deleted: z.number() });

/** Counts and deletes analyses of every kind. Row-level security limits each statement to the actor's own rows. */
@Injectable()
export class StoredAnalysesRepository {
  constructor(private readonly database: Database) {}

  async count(actor: Pick<Actor, 'founderId'>, now: Date): Promise<Record<StoredKind, StoredCount>> {
    const counts = byKind((): StoredCount => ({ stored: 0, storedToday: 0 }));
    const count = sql`
      select kind, count(*)::int as stored, (count(*) filter (where created_at >= ${startOfDay(now)}))::int as "storedToday"
      from (${ANALYSES}) as analyses where founder_id = ${actor.founderId} group by kind`;
    const rows = await this.database.asFounder(actor, (em) => rowsIn(em, countRowSchema, count));
    for (const { kind, ...counted } of rows) counts[kind] = counted;
    return counts;
  }

  /** Deletes all but the newest. @param keep How many stay @returns How many were deleted */
  async deleteOlder(actor: Actor, kind: StoredKind, keep: number): Promise<number> {
    const { founderId } = actor;
    const table = TABLES.get(kind);
    // The index that lists the newest first finds where the older ones begin.
    const deletion = sql`
      with first_older as (
        select created_at, id from ${table} where founder_id = ${founderId}
        order by created_at desc, id desc offset ${keep} limit 1
      ), deleted as (
        delete from ${table} as stored using first_older
        where stored.founder_id = ${founderId} and (stored.created_at, stored.id) <= (first_older.created_at, first_older.id)
        returning 1
      )
      select count(*)::int as deleted from deleted`;
    const row = await this.database.asFounder(actor, (em) => rowIn(em, deletedSchema, deletion));
    return row?.deleted ?? 0;
  }
}
