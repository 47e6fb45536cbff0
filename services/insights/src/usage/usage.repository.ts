import { Injectable } from '@nestjs/common';
import type { DayUses, UsageTool } from '@playbook/contracts/founder/usage.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';

/** The first call of a use says on which day it was. */
const ADD = `
  insert into insights.uses (founder_id, use_key, tool, used_on)
  values (?, ?, ?, (clock_timestamp() at time zone 'UTC')::date)
  on conflict do nothing`;

const USES = `
  select tool, to_char(used_on, 'YYYY-MM-DD') as date, count(*)::int as uses from insights.uses
  where founder_id = ? and used_on >= ?::date
  group by tool, used_on`;

const NEWEST = `
  select tool, to_char(used_on, 'YYYY-MM-DD') as date, count(*)::int as uses from insights.uses
  group by tool, used_on order by used_on desc, tool limit ?`;

/** Counts a founder's uses of insights. Row-level security limits each query to the founder's own rows. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: Database) {}

  /** Once more with the same key does nothing; for a founder who was erased within the last hour nothing is stored. */
  async add(actor: Actor, tool: UsageTool, useKey: string): Promise<void> {
    await this.database.asFounder(actor, (em) => em.execute(ADD, [actor.founderId, useKey, tool]));
  }

  /** Uses by tool and day, from a day on. @param since A day of UTC, as `2026-11-21` */
  count(actor: Actor, since: string): Promise<DayUses[]> {
    return this.database.asFounder(actor, (em) => em.execute(USES, [actor.founderId, since]));
  }

  /** At most `maxItems` counts by tool and day, newest day first. */
  newest(actor: Actor, maxItems: number): Promise<DayUses[]> {
    return this.database.asFounder(actor, (em) => em.execute(NEWEST, [maxItems]));
  }
}
