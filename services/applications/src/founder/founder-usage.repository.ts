import { Injectable } from '@nestjs/common';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';

/** Saves follow each other within seconds while somebody types, so that an answer counts once a day. */
const USES = `
  select 'applications' as tool, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as uses
  from applications.applications
  where founder_id = ? and created_at >= ?
  group by 2
  union all
  select 'applicationAnswers', to_char(v.saved_at at time zone 'UTC', 'YYYY-MM-DD'),
    count(distinct (v.application_id, v.section_id, v.field_id))::int
  from applications.answer_versions v
  join applications.applications a on a.id = v.application_id
  where a.founder_id = ? and v.saved_at >= ?
  group by 2`;

/** Counts what a founder did with applications. Row-level security limits it to the founder's own rows. */
@Injectable()
export class FounderUsageRepository {
  constructor(private readonly database: Database) {}

  /** Applications begun and answers written by day, from the beginning of a day on. @param since A day of UTC, as `2026-11-21` */
  count(actor: Actor, since: string): Promise<DayUses[]> {
    const { founderId } = actor;
    const from = new Date(since);
    return this.database.asFounder(actor, (em) => em.execute(USES, [founderId, from, founderId, from]));
  }
}
