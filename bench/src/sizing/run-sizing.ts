import { setTimeout as pause } from 'node:timers/promises';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import pg from 'pg';
import { type Closing, withClosings } from '../measure/with-closings.js';
import { costOfAction, repeat, sumOf } from './cost-of-action.js';
import { ACTIONS, ActingFounder } from './founder-actions.js';
import { costsBelow, type ProcessCost } from './process-costs.js';

const BYTES_PER_MB = 1_000_000;
const MS_PER_S = 1_000;
const FOUNDERS = 24;
const ROUNDS = 12;
const CALM_MS = 30_000;
const IDLE_MS = 20_000;
const NO_LIMITS = {
  AUTH_RATE_LIMIT_SIGNUP: '1000000',
  AUTH_RATE_LIMIT_TOKEN: '1000000',
  AUTH_RATE_LIMIT_TOKEN_BURST: '1000000',
};

/** Fewer say little: a page of a table has 8 kB. */
const ROWS_MIN = 200;
const ROW_SIZES = `
  select oid::regclass::text as table, reltuples::int as rows, (pg_total_relation_size(oid) / reltuples)::int as bytes
  from pg_class where relkind = 'r' and reltuples >= $1
    and relnamespace::regnamespace::text in ('auth', 'analysis', 'applications', 'insights', 'demos')
  order by 1`;

type Costs = ReadonlyMap<string, ProcessCost>;

/**
 * What the product takes of a machine, in both topologies: memory of each kind of process at rest, processor time at rest, and of each
 * thing that founders do. No goal: docs/sizing.md computes from it.
 */
export async function runSizing(): Promise<void> {
  for (const topology of ['distributed', 'local'] as const) {
    // Two products at a time would take each other's processor.
    await withClosings((closings) => measureTopology(topology, closings));
  }
}

async function measureTopology(topology: Topology, closings: Closing[]): Promise<void> {
  const infra = await startInfra(topology === 'local' ? ['postgres'] : ['postgres', 'redis']);
  closings.push(() => infra.stop());
  const { postgres = '', redis } = infra.urls;
  const product = await startProduct({
    topology,
    environment: {
      ...NO_LIMITS,
      DATABASE_URL: postgres,
      PLAYBOOK_REPLICAS: '1',
      LOG_LEVEL: 'error',
      ...(redis !== undefined && { REDIS_URL: redis }),
    },
  });
  closings.push(() => product.stop());
  const founders: ActingFounder[] = [];
  for (let count = 0; count < FOUNDERS; count += 1) founders.push(await ActingFounder.join(product));
  await actAll(founders, 1);
  await pause(CALM_MS);
  printRest(topology, await measureRest());
  await printActions(topology, founders);
  await printRows(postgres);
}

/** Every founder does everything so many times, unmeasured. */
async function actAll(founders: readonly ActingFounder[], rounds: number): Promise<void> {
  for (const { run } of ACTIONS) await repeat(founders, rounds, run);
}

async function measureRest(): Promise<[Costs, Costs]> {
  const before = costsBelow(process.pid);
  await pause(IDLE_MS);
  return [before, costsBelow(process.pid)];
}

function printRest(topology: Topology, [before, after]: [Costs, Costs]): void {
  process.stdout.write(`At rest, ${topology}, after ${FOUNDERS} founders\n`);
  console.table(
    [...after].map(([kind, { processes, memoryBytes, cpuMs }]) => ({
      kind,
      processes,
      'PSS MB': Math.round(memoryBytes / BYTES_PER_MB),
      'CPU ms/s': round((cpuMs - (before.get(kind)?.cpuMs ?? 0)) / (IDLE_MS / MS_PER_S)),
    })),
  );
}

async function printActions(topology: Topology, founders: readonly ActingFounder[]): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  let cpuMsPerDay = 0;
  for (const { name, perDay, run } of ACTIONS) {
    const costs = await costOfAction(founders, ROUNDS, run);
    const sum = sumOf(costs);
    cpuMsPerDay += sum * perDay;
    const noticed = [...costs].filter(([, cpuMs]) => cpuMs >= 0.1).map(([kind, cpuMs]) => [kind, round(cpuMs)]);
    rows.push({ 'CPU ms of': name, all: round(sum), ...Object.fromEntries(noticed) });
  }
  process.stdout.write(`For each call, ${topology}\n`);
  console.table(rows);
  process.stdout.write(`A founder's day of work: ${round(cpuMsPerDay / MS_PER_S)} s of a processor.\n`);
}

/** What a row takes on the disk, with its indexes, of tables that grow with what founders do. */
async function printRows(adminUrl: string): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = '/playbook';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ table: string; rows: number; bytes: number }>(ROW_SIZES, [ROWS_MIN]);
    console.table(rows.map(({ table, rows: count, bytes }) => ({ table, rows: count, 'bytes per row': bytes })));
  } finally {
    await client.end();
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
