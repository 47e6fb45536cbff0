import { waitUntil } from '../wait-until.js';

/**
 * Resolves when so many statements of a database wait for a lock.
 * @param rowsOf Runs a statement as the database's administrator, also within a transaction.
 * @throws Error when they do not within four seconds
 */
export async function untilStatementsWait(
  rowsOf: (sql: string) => Promise<readonly unknown[]>,
  statements = 1,
): Promise<void> {
  await waitUntil(async () => {
    // Within a transaction PostgreSQL shows the same activity again and again.
    await rowsOf('select pg_stat_clear_snapshot()');
    const waiting = await rowsOf(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length === statements;
  });
}
