import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.js';
import { z } from 'zod';
import { inTransactionOf } from './after-commit.js';
import { toDatabaseError } from './database-error.js';
import { parseRows } from './rows.js';
import { sql, type Statement } from './statement.js';
import { WORKER_VARIABLE } from './worker-rows.js';

/** Session variable that the row-level security policies read. */
const FOUNDER_VARIABLE = 'app.founder_id';
/** No founder has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A service's own schema. Every call has an entity manager of its own; a fault of the database becomes a typed error. */
export class Database {
  constructor(private readonly orm: MikroORM) {}

  /**
   * Runs work in one transaction in which only the founder's own rows exist.
   * @throws ProcedureError `service_unavailable` when the database cannot be reached, and whatever the work throws
   */
  asFounder<T>(actor: Pick<Actor, 'founderId'>, work: (em: EntityManager) => Promise<T>): Promise<T> {
    const em = this.fork();
    em.setSessionContext({ variables: { [FOUNDER_VARIABLE]: actor.founderId } });
    return this.guard(() => em.transactional(work));
  }

  /**
   * Runs work in one transaction as a worker, to whom the rows of every founder exist where a table lets workers in (`workerRows`), and
   * in all other tables none.
   */
  asWorker<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const em = this.fork();
    em.setSessionContext({ variables: { [FOUNDER_VARIABLE]: NOBODY, [WORKER_VARIABLE]: 'on' } });
    return this.guard(() => em.transactional(work));
  }

  /**
   * Runs work in one transaction without a founder: for tables that have no row-level security. What `afterCommit` was given
   * is done before this returns.
   */
  inTransaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.guard(() => inTransactionOf(this.fork(), work));
  }

  /**
   * What a statement returns, in one round trip of its own: for hot reads and for functions that set the founder themselves. PostgreSQL
   * plans it once a connection (PgBouncer 1.21 or later).
   */
  rows<T>(row: z.ZodType<T>, { name, text, parameters }: Statement): Promise<T[]> {
    return this.guard(async () => {
      const pool = await this.orm.em.getConnection().getNativeClient();
      const { rows } = await pool.query<object>({ name, text, values: [...parameters] });
      return parseRows(row, rows);
    });
  }

  /** The first of them; null where there is none. */
  async row<T>(row: z.ZodType<T>, statement: Statement): Promise<T | null> {
    const [first = null] = await this.rows(row, statement);
    return first;
  }

  /** Resolves when the database responds. @throws ProcedureError `service_unavailable` */
  async check(): Promise<void> {
    await this.rows(z.object({ one: z.literal(1) }), sql`select 1 as one`);
  }

  async close(): Promise<void> {
    await this.orm.close(true);
  }

  private fork(): EntityManager {
    return this.orm.em.fork();
  }

  private async guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toDatabaseError(error);
    }
  }
}
