import { Injectable } from '@nestjs/common';
import { type DayUses, dayUsesSchema, type UsageTool } from '@playbook/contracts/founder/usage.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';

const USES_BY_DAY = fragment`tool, to_char(used_on, 'YYYY-MM-DD') as date, count(*)::int as uses from insights.uses`;

/** Counts a founder's uses of insights. Row-level security limits each query to the founder's own rows. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: Database) {}

  /**
   * The first call of a use says on which day it was; once more with the same key does nothing. For a founder who was erased within the
   * last hour nothing is stored.
   */
  async add(actor: Actor, tool: UsageTool, useKey: string): Promise<void> {
    const add = sql`
      insert into insights.uses (founder_id, use_key, tool, used_on)
      values (${actor.founderId}, ${useKey}, ${tool}, (clock_timestamp() at time zone 'UTC')::date)
      on conflict do nothing`;
    await this.database.asFounder(actor, (em) => runIn(em, add));
  }

  /** Uses by tool and day, from a day on. @param since A day of UTC, as `2026-11-21` */
  count(actor: Actor, since: string): Promise<DayUses[]> {
    const uses = sql`
      select ${USES_BY_DAY}
      where founder_id = ${actor.founderId} and used_on >= ${since}::date
      group by tool, used_on`;
    return this.database.asFounder(actor, (em) => rowsIn(em, dayUsesSchema, uses));
  }

  /** At most `maxItems` counts by tool and day, newest day first. */
  newest(actor: Actor, maxItems: number): Promise<DayUses[]> {
    const uses = sql`
      select ${USES_BY_DAY} group by tool, used_on order by used_on desc, tool limit ${maxItems}`;
    return this.database.asFounder(actor, (em) => rowsIn(em, dayUsesSchema, uses));
  }
}
