import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isTaken } from '../persistence/is-taken.js';
import type { Database } from '../persistence/database.js';
import { rowIn, runIn } from '../persistence/rows.js';
import { sql, type SqlFragment } from '../persistence/statement.js';
import { currentTraceparent } from '../telemetry/trace-context.js';
import { type Job, type JobProgress, jobProgressSchema, jobSchema } from './job.js';
import { jobsIn, turnIn } from './jobs-table.js';

/** A worker that was not heard of for so long has lost its job to the next one. */
const JOB_LEASE_S = 30;
const countSchema = z.object({ count: z.int() });
/** Stage of a job that waits. */
const WAITING = 'waiting';

/**
 * A service's jobs: rows that wait until a worker takes them, one a founder at a time, and founders in turn. A job ends in the
 * transaction that stores its result, so that it ends once, whoever else still believes to have it.
 */
export class JobQueue {
  /** In spans. */
  readonly name: string;
  private readonly jobs: SqlFragment;
  private readonly turn: SqlFragment;

  constructor(
    private readonly database: Database,
    schema: string,
  ) {
    this.name = `${schema}.jobs`;
    this.jobs = jobsIn(schema);
    this.turn = turnIn(schema);
  }

  /**
   * Has something worked on; once more, while it waits or is worked on, changes nothing.
   * @param em Of a transaction as the founder.
   */
  async add(em: EntityManager, job: Pick<Job, 'id' | 'founderId'>): Promise<void> {
    const { id, founderId } = job;
    await runIn(
      em,
      sql`
        insert into ${this.jobs} (id, founder_id, state, stage, turn_at, traceparent)
        values (${id}, ${founderId}, 'queued', ${WAITING}, ${this.turn}, ${currentTraceparent()})
        on conflict (id) do nothing`,
    );
  }

  /** How far a job is; null when there is none. @param em Of a transaction as the founder */
  progress(em: EntityManager, id: string): Promise<JobProgress | null> {
    return rowIn(em, jobProgressSchema, sql`select stage, share from ${this.jobs} where id = ${id}`);
  }

  /** Takes a job away from whoever has it. @param em Of a transaction as the founder @returns Whether there was one */
  async cancel(em: EntityManager, id: string): Promise<boolean> {
    return (await runIn(em, sql`delete from ${this.jobs} where id = ${id}`)) > 0;
  }

  /** The same for everything of the founder. @param em Of a transaction as the founder */
  async cancelAll(em: EntityManager): Promise<void> {
    await runIn(em, sql`delete from ${this.jobs}`);
  }

  /**
   * Takes the job whose turn it is, of a founder none of whose jobs is worked on: one that waits, or one whose worker is gone.
   * Null when there is none.
   */
  async claim(workerId: string): Promise<Job | null> {
    const claim = sql`
      update ${this.jobs} as claimed
      set state = 'running', tries = claimed.tries + 1, worker_id = ${workerId},
        leased_until = clock_timestamp() + make_interval(secs => ${JOB_LEASE_S})
      where id = (
        select id from ${this.jobs} as next
        where ready_at <= clock_timestamp()
          and (state = 'queued' or leased_until < clock_timestamp())
          and not exists (
            select from ${this.jobs} as other
            where other.founder_id = next.founder_id and other.state = 'running' and other.id <> next.id
          )
        order by turn_at limit 1
        for update skip locked
      )
      returning id, founder_id as "founderId", worker_id as "workerId", tries, traceparent`;
    try {
      return await this.database.asWorker((em) => rowIn(em, jobSchema, claim));
    } catch (error) {
      // Another worker took another job of the same founder at this moment.
      if (isTaken(error)) return null;
      throw error;
    }
  }

  /** How many jobs a further worker would take now: a founder has one running job at most. */
  async countWaiting(): Promise<number> {
    const count = sql`
      select count(distinct waiting.founder_id)::int as count from ${this.jobs} as waiting
      where waiting.ready_at <= clock_timestamp()
        and (waiting.state = 'queued' or waiting.leased_until < clock_timestamp())
        and not exists (
          select from ${this.jobs} as other
          where other.founder_id = waiting.founder_id and other.state = 'running' and other.id <> waiting.id
        )`;
    return (await this.database.asWorker((em) => rowIn(em, countSchema, count)))?.count ?? 0;
  }

  /** Keeps a job and says how far it is. @returns False when the worker does not have it any more: it was cancelled or taken over */
  async keep(job: Job, { stage, share }: JobProgress): Promise<boolean> {
    const keep = sql`
      update ${this.jobs} set stage = ${stage}, share = ${share},
        leased_until = clock_timestamp() + make_interval(secs => ${JOB_LEASE_S})
      where id = ${job.id} and worker_id = ${job.workerId} and tries = ${job.tries}`;
    return (await this.database.asWorker((em) => runIn(em, keep))) > 0;
  }

  /**
   * Ends a job in the transaction that stores its result.
   * @param em Of a transaction as the founder, which the caller rolls back when this returns false.
   * @returns False when the worker does not have the job any more
   */
  async finish(em: EntityManager, job: Job): Promise<boolean> {
    const end = sql`
      delete from ${this.jobs} where id = ${job.id} and worker_id = ${job.workerId} and tries = ${job.tries}`;
    return (await runIn(em, end)) > 0;
  }

  /** Gives a job back that this worker cannot go on with, because it stops; the try does not count. */
  async release(job: Job): Promise<void> {
    await this.giveBack(job, { tries: job.tries - 1, delayS: 0 });
  }

  /** Has a job that failed tried again, not before `delayS`. */
  async retry(job: Job, delayS: number): Promise<void> {
    await this.giveBack(job, { tries: job.tries, delayS });
  }

  private async giveBack(job: Job, { tries, delayS }: { tries: number; delayS: number }): Promise<void> {
    const back = sql`
      update ${this.jobs} set state = 'queued', stage = ${WAITING}, share = 0, tries = ${tries}, worker_id = null,
        leased_until = null, ready_at = clock_timestamp() + make_interval(secs => ${delayS})
      where id = ${job.id} and worker_id = ${job.workerId} and tries = ${job.tries}`;
    await this.database.asWorker((em) => runIn(em, back));
  }
}
