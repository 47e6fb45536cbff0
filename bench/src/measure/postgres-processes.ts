import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Process id of the PostgreSQL server behind a connection: the parent of the connection's own process. */
export async function postmasterOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
