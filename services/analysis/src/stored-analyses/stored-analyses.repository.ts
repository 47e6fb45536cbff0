import { Injectable } from '@nestjs/common';
import { STORED_KINDS, type StoredCount, type StoredKind } from '@playbook/contracts/analysis/stored-analyses.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { startOfDay } from './start-of-day.js';

const TABLES: Readonly<Record<StoredKind, string>> = {
  pitchAnalyses: 'pitch_analyses',
  ideaChecks: 'idea_checks',
  answerAnalyses: 'answer_analyses',
};

const COUNTS = STORED_KINDS.map(
  (kind) => `
    select '${kind}' as kind, count(*)::int as stored, (count(*) filter (where created_at >= ?))::int as "storedToday"
    from analysis.${TABLES[kind]} where founder_id = ?`,
).join(' union all ');

/** The index that lists the newest first finds where the older ones begin. */
const deleteOlderFrom = (kind: StoredKind): string => `
  with first_older as (
    select created_at, id from analysis.${TABLES[kind]} where founder_id = ?
    order by created_at desc, id desc offset ? limit 1
  ), deleted as (
    delete from analysis.${TABLES[kind]} as stored using first_older
    where stored.founder_id = ? and (stored.created_at, stored.id) <= (first_older.created_at, first_older.id)
    returning 1
  )
  select count(*)::int as deleted from deleted`;

/** Counts and deletes analyses of every kind. Row-level security limits each statement to the actor's own rows. */
@Injectable()
export class StoredAnalysesRepository {
  constructor(private readonly database: Database) {}

  async count(actor: Pick<Actor, 'founderId'>, now: Date): Promise<Record<StoredKind, StoredCount>> {
    const [day, { founderId }] = [startOfDay(now), actor];
    const parameters = STORED_KINDS.flatMap(() => [day, founderId]);
    const counts: Record<StoredKind, StoredCount> = {
      pitchAnalyses: { stored: 0, storedToday: 0 },
      ideaChecks: { stored: 0, storedToday: 0 },
      answerAnalyses: { stored: 0, storedToday: 0 },
    };
    const rows = await this.database.asFounder(actor, (em) =>
      em.execute<(StoredCount & { kind: StoredKind })[]>(COUNTS, parameters),
    );
    for (const { kind, ...count } of rows) counts[kind] = count;
    return counts;
  }

  /** Deletes all but the newest. @param keep How many stay @returns How many were deleted */
  async deleteOlder(actor: Actor, kind: StoredKind, keep: number): Promise<number> {
    const { founderId } = actor;
    const [row] = await this.database.asFounder(actor, (em) =>
      em.execute<{ deleted: number }[]>(deleteOlderFrom(kind), [founderId, keep, founderId]),
    );
    return row?.deleted ?? 0;
  }
}
