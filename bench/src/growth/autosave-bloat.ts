import type { Client } from 'pg';
import { repeat } from '../sizing/cost-of-action.js';
import type { ActingFounder } from '../sizing/founder-actions.js';

/** As many as a founder saves on nine days of work, and fewer than may be saved in a minute. */
const SAVES = 540;
const BYTES_PER_MIB = 1_048_576;
const SIZES = `
  select relid::regclass::text as table, n_live_tup::int as live, n_dead_tup::int as dead, autovacuum_count::int as vacuums,
    pg_total_relation_size(relid)::float8 as bytes
  from pg_stat_user_tables where schemaname = 'applications' order by 1`;

interface Size {
  readonly table: string;
  readonly live: number;
  readonly dead: number;
  readonly vacuums: number;
  readonly bytes: number;
}

/** What saving the same answers again and again leaves in the tables of the builder, before and after a vacuum; PostgreSQL's own settings hold. */
export async function printAutosaveBloat(admin: Client, founders: readonly ActingFounder[]): Promise<void> {
  const before = await sizesOf(admin);
  await repeat(founders, SAVES, (founder) => founder.saveAnswer());
  const after = await sizesOf(admin);
  await admin.query('vacuum');
  const vacuumed = await sizesOf(admin);
  process.stdout.write(`After ${founders.length * SAVES} saves\n`);
  console.table(
    [...after].map(([table, { live, dead, vacuums, bytes }]) => ({
      table,
      'live rows': live,
      'dead rows': dead,
      'vacuums by itself': vacuums - (before.get(table)?.vacuums ?? 0),
      'MiB before': toMib(before.get(table)?.bytes ?? 0),
      MiB: toMib(bytes),
      'MiB after a vacuum': toMib(vacuumed.get(table)?.bytes ?? 0),
    })),
  );
}

const toMib = (bytes: number): string => (bytes / BYTES_PER_MIB).toFixed(1);

async function sizesOf(admin: Client): Promise<ReadonlyMap<string, Size>> {
  await admin.query('select pg_stat_force_next_flush()');
  const { rows } = await admin.query<Size>(SIZES);
  return new Map(rows.map((size) => [size.table, size]));
}
