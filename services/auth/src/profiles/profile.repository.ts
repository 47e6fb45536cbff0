import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';

const CHOSEN_NAME = 'select full_name as "fullName" from auth.profiles';

const CHOOSE_NAME = `
  insert into auth.profiles (id, full_name, updated_at) values (?, ?, now())
  on conflict (id) do update set full_name = excluded.full_name, updated_at = excluded.updated_at`;

const BECOME = `select set_config('app.founder_id', ?, true)`;
const DELETE = 'delete from auth.profiles where id = ?';

/** Profiles. Row-level security limits each statement to the actor's own. */
@Injectable()
export class ProfileRepository {
  constructor(private readonly database: Database) {}

  /** The name that the founder chose, or null. */
  async findChosenName(actor: Actor): Promise<string | null> {
    const [row] = await this.database.asFounder(actor, (em) => em.execute<{ fullName: string }[]>(CHOSEN_NAME));
    return row?.fullName ?? null;
  }

  async chooseName(actor: Actor, fullName: string): Promise<void> {
    await this.database.asFounder(actor, (em) => em.execute(CHOOSE_NAME, [actor.founderId, fullName]));
  }

  /** In the caller's transaction, which becomes that founder's: it began before anybody was known. */
  async delete(em: EntityManager, founderId: string): Promise<void> {
    await em.execute(BECOME, [founderId]);
    await em.execute(DELETE, [founderId]);
  }
}
