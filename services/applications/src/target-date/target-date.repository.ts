import { Injectable } from '@nestjs/common';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { instantSchema, rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';

const rowSchema = z.object({ targetAt: instantSchema });

/** A founder's own target date. Row-level security limits each query to the actor's own. */
@Injectable()
export class TargetDateRepository {
  constructor(private readonly database: Database) {}

  /** The date as it is stored; null where there is none. */
  async find(actor: Actor): Promise<string | null> {
    const read = sql`select target_at as "targetAt" from applications.target_dates`;
    const row = await this.database.asFounder(actor, (em) => rowIn(em, rowSchema, read));
    return row?.targetAt ?? null;
  }

  /** @throws ProcedureError `account_deleting` when the founder's account is being deleted */
  async set(actor: Actor, targetAt: string): Promise<void> {
    const write = sql`
      insert into applications.target_dates (founder_id, target_at) values (${actor.founderId}, ${targetAt})
      on conflict (founder_id) do update set target_at = excluded.target_at
      returning target_at as "targetAt"`;
    const row = await this.database.asFounder(actor, (em) => rowIn(em, rowSchema, write));
    if (row === null) throw accountDeletingError();
  }

  async clear(actor: Actor): Promise<void> {
    await this.database.asFounder(actor, (em) => runIn(em, sql`delete from applications.target_dates`));
  }
}
