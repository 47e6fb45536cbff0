import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  APPLICATION_TITLE,
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  applicationSummarySchema,
} from '@playbook/contracts/applications/application.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { outputDocument, rowIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';

/** Columns of `applications` in the form of the contract. */
export const APPLICATION_COLUMNS = fragment`
  id, title, status, applications.instant(created_at) as "createdAt", applications.instant(updated_at) as "updatedAt"`;

const documentSchema = z.object({ application: outputDocument<Application | null>() });

/** Every query on applications as a whole. Row-level security limits each of them to the actor's own rows. */
@Injectable()
export class ApplicationsRepository {
  constructor(private readonly database: Database) {}

  /** The newest application, made when there is none, in one round trip; null when the founder was erased. */
  async load({ founderId }: Pick<Actor, 'founderId'>): Promise<Application | null> {
    const load = sql`
      select applications.load_application(${founderId}, ${randomUUID()}, ${APPLICATION_TITLE}) as application`;
    return (await this.database.row(documentSchema, load))?.application ?? null;
  }

  /** Gives the newest application a status; null when the founder was erased. */
  changeStatus(actor: Actor, status: ApplicationStatus): Promise<ApplicationSummary | null> {
    // Waits for saves that are under way, and they for the transaction.
    const lock = sql`
      select ${APPLICATION_COLUMNS}
      from applications.newest_application(${actor.founderId}, ${randomUUID()}, ${APPLICATION_TITLE})
      where id is not null`;
    return this.database.asFounder(actor, async (em) => {
      const newest = await rowIn(em, applicationSummarySchema, lock);
      if (newest === null || newest.status === status) return newest;
      return rowIn(
        em,
        applicationSummarySchema,
        sql`
          update applications.applications
          set status = ${status}, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
          where id = ${newest.id} returning ${APPLICATION_COLUMNS}`,
      );
    });
  }
}
