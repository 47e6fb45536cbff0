import { FOUNDER_VARIABLE } from '@playbook/service-kit/persistence/founder-table';
import { rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ProfileEntity } from '../entities/profile.entity.js';

const nameSchema = z.object({ fullName: z.string() });

/** Profiles. Row-level security limits each statement to the actor's own. */
@Injectable()
export class ProfileRepository {
  constructor(private readonly database: Database) {}

  /** The name that the founder chose, or null. */
  async findChosenName(actor: Actor): Promise<string | null> {
    const select = sql`select full_name as "fullName" from auth.profiles`;
    const row = await this.database.asFounder(actor, (em) => rowIn(em, nameSchema, select));
    return row?.fullName ?? null;
  }

  async chooseName(actor: Actor, fullName: string): Promise<void> {
    const choose = sql`
      insert into auth.profiles (id, full_name, updated_at) values (${actor.founderId}, ${fullName}, now())
      on conflict (id) do update set full_name = excluded.full_name, updated_at = excluded.updated_at`;
    await this.database.asFounder(actor, (em) => runIn(em, choose));
  }

  /** In the caller's transaction, which becomes that founder's: it began before anybody was known. */
  async delete(em: EntityManager, founderId: string): Promise<void> {
    await runIn(em, sql`select set_config(${FOUNDER_VARIABLE}, ${founderId}, true)`);
    await em.nativeDelete(ProfileEntity, { id: founderId });
  }
}
