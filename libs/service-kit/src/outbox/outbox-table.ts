import type { Database } from '../persistence/database.js';

/** With the pauses between them about an hour: time for a release that knows the event to be started. */
const MAX_TRIES = 8;
const FIRST_PAUSE_S = 30;
const MAX_PAUSE_S = 3_600;
/** More are neither counted nor listed, so that no look at a long table costs much. */
const MAX_COUNTED = 10_000;
const MAX_LISTED = 100;

export interface WaitingEvent {
  readonly id: string;
  readonly subject: string;
  readonly payload: Record<string, unknown>;
}

export interface FailedTry {
  readonly id: string;
  /** A code, never a text. */
  readonly reason: string;
}

export interface DeadEvent {
  readonly id: string;
  readonly subject: string;
  readonly tries: number;
  /** ISO 8601 in UTC. */
  readonly deadAt: string;
  readonly reason: string;
}

const DEAD_EVENT = `
  id, subject, tries, dead_reason as reason, to_char(dead_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deadAt"`;

/** Counts end at 10,000; ages are null where there is nothing. */
export interface OutboxFigures {
  readonly waiting: number;
  /** Since the oldest waiting event was written. */
  readonly waitingAgeS: number | null;
  readonly dead: number;
  /** Since the first of the dead events was given up. */
  readonly deadAgeS: number | null;
}

/** Every statement on the table `outbox` of a service's schema. Each throws ProcedureError `service_unavailable` or `storage_full`. */
export class OutboxTable {
  private readonly table: string;

  constructor(
    private readonly database: Pick<Database, 'query'>,
    schema: string,
  ) {
    this.table = `${schema}.outbox`;
  }

  /** Takes waiting events for as long as the lease lasts, the oldest first. */
  async claim(leaseS: number, maxEvents: number): Promise<readonly WaitingEvent[]> {
    const claimed = await this.database.query<WaitingEvent>(
      `update ${this.table} set claimed_until = now() + $1::int * interval '1 second'
      where id in (
        select id from ${this.table} where dead_at is null and (claimed_until is null or claimed_until < now())
        order by id limit $2 for update skip locked
      )
      returning id, subject, payload`,
      [leaseS, maxEvents],
    );
    // `returning` keeps no order; the ids are numbers as text.
    return claimed.toSorted((a, b) => Number(a.id) - Number(b.id));
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.query(`delete from ${this.table} where id = any($1::bigint[])`, [ids]);
  }

  /** Notes a try that failed for a reason of the event's own: the next one is later each time. Answers what died of it. */
  async setAside(failed: readonly FailedTry[]): Promise<readonly DeadEvent[]> {
    if (failed.length === 0) return [];
    return this.database.query<DeadEvent>(
      `with tried as (
        update ${this.table} o
        set tries = o.tries + 1,
          claimed_until = now() + least($3::int * power(2, o.tries), $4::int) * interval '1 second',
          dead_at = case when o.tries + 1 >= $5::int then now() end,
          dead_reason = case when o.tries + 1 >= $5::int then failed.reason end
        from unnest($1::bigint[], $2::text[]) as failed (id, reason)
        where o.id = failed.id and o.dead_at is null
        returning o.id, o.subject, o.tries, o.dead_at, o.dead_reason
      )
      select ${DEAD_EVENT} from tried where dead_at is not null`,
      [failed.map(({ id }) => id), failed.map(({ reason }) => reason), FIRST_PAUSE_S, MAX_PAUSE_S, MAX_TRIES],
    );
  }

  async figures(): Promise<OutboxFigures> {
    const [figures] = await this.database.query<OutboxFigures>(
      `select
        (select count(*)::int from (select from ${this.table} where dead_at is null limit $1) counted) as waiting,
        (select extract(epoch from now() - created_at)::float from ${this.table}
          where dead_at is null order by id limit 1) as "waitingAgeS",
        (select count(*)::int from (select from ${this.table} where dead_at is not null limit $1) counted) as dead,
        (select extract(epoch from now() - min(dead_at))::float from ${this.table}
          where dead_at is not null) as "deadAgeS"`,
      [MAX_COUNTED],
    );
    if (!figures) throw new Error('A statement without a condition answered no row');
    return figures;
  }

  /** The dead events that have lain for longest, without what they hold. */
  listDead(): Promise<readonly DeadEvent[]> {
    return this.database.query<DeadEvent>(
      `select ${DEAD_EVENT} from ${this.table}
      where dead_at is not null order by dead_at, id limit $1`,
      [MAX_LISTED],
    );
  }

  /** Lets a dead event wait again as if it were new. False when there is no such one. */
  async requeue(id: string): Promise<boolean> {
    const requeued = await this.database.query(
      `update ${this.table} set dead_at = null, dead_reason = null, tries = 0, claimed_until = null
      where id = $1::bigint and dead_at is not null returning id`,
      [id],
    );
    return requeued.length > 0;
  }
}
