import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  APPLICATION_TITLE,
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
} from '@playbook/contracts/applications/application.schema';
import { applicationStatusChanged } from '@playbook/contracts/applications/applications.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { APPLICATION_COLUMNS } from './application-columns.js';

const LOAD = 'select applications.load_application($1, $2, $3) as application';

/** Waits for saves that are under way, and they for the transaction. */
const NEWEST = `select ${APPLICATION_COLUMNS} from applications.newest_application(?, ?, ?)`;

const CHANGE_STATUS = `
  with changed as (
    update applications.applications
    set status = ?, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
    where id = ? returning *
  ), told as (
    insert into applications.outbox (founder_id, subject, payload)
    select founder_id, ?, jsonb_build_object(
      'eventId', gen_random_uuid(), 'applicationId', id, 'founderId', founder_id, 'status', status,
      'changedAt', applications.instant(updated_at)
    ) from changed
  )
  select ${APPLICATION_COLUMNS} from changed`;

/** Every query on applications as a whole. Row-level security limits each of them to the actor's own rows. */
@Injectable()
export class ApplicationsRepository {
  constructor(private readonly database: Database) {}

  /** The newest application, made when there is none, in one round trip; null when the founder was erased. */
  async load(actor: Actor): Promise<Application | null> {
    const parameters = [actor.founderId, randomUUID(), APPLICATION_TITLE];
    const [row] = await this.database.query<{ application: Application | null }>(LOAD, parameters);
    return row?.application ?? null;
  }

  /** Gives the newest application a status, and tells of it where it is another one; null when the founder was erased. */
  async changeStatus(actor: Actor, status: ApplicationStatus): Promise<ApplicationSummary | null> {
    return this.database.asFounder(actor, async (em) => {
      const [newest] = await em.execute<Nullable<ApplicationSummary>[]>(NEWEST, [
        actor.founderId,
        randomUUID(),
        APPLICATION_TITLE,
      ]);
      if (!isFound(newest)) return null;
      if (newest.status === status) return newest;
      const { subject } = applicationStatusChanged;
      const [changed] = await em.execute<ApplicationSummary[]>(CHANGE_STATUS, [status, newest.id, subject]);
      return changed ?? newest;
    });
  }
}

/** A function that answers no row shows as a row of nulls. */
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };
const isFound = (row: Nullable<ApplicationSummary> | undefined): row is ApplicationSummary =>
  row !== undefined && row.id !== null;
