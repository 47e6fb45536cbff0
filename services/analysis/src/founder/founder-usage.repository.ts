import { Injectable } from '@nestjs/common';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';

const USES = `
  select tool, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as uses
  from (
    select 'pitchAnalyses' as tool, founder_id, created_at from analysis.pitch_analyses
    union all select 'ideaChecks', founder_id, created_at from analysis.idea_checks
    union all select 'answerAnalyses', founder_id, created_at from analysis.answer_analyses
  ) as analyses
  where founder_id = ? and created_at >= ?
  group by 1, 2`;

/** Counts a founder's analyses. Row-level security limits it to the founder's own rows. */
@Injectable()
export class FounderUsageRepository {
  constructor(private readonly database: Database) {}

  /** Analyses by kind and day, from the beginning of a day on. @param since A day of UTC, as `2026-11-21` */
  count(actor: Actor, since: string): Promise<DayUses[]> {
    return this.database.asFounder(actor, (em) => em.execute(USES, [actor.founderId, new Date(since)]));
  }
}
