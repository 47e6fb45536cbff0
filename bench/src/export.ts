import { exportAccountRoute } from '@playbook/contracts/account-routes.contract';
import { analyzeContentRoute } from '@playbook/contracts/analysis-content.contract';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import pg from 'pg';
import { watchMemory } from './measure/memory-watch.js';
import { type Closing, withClosings } from './measure/with-closings.js';
import { signUpFounder } from './prepare-founder.js';

const ROWS = 20_000;
/** Read once before the measurement, so that code and connections are there. */
const WARM_UP_ROWS = 2_000;
const RISE_MAX_MB = 50;
/**
 * What the product's largest process lives with, and half as much again. Without a limit V8 lets garbage of some hundred megabytes
 * lie before it looks for it, and resident memory says nothing of what is held.
 */
const OLD_SPACE_MB = 192;
const BYTES_PER_MB = 1_000_000;

const IDEA = {
  type: 'IDEA_CHECK',
  ideaBrief: 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays',
} as const;

/** Makes more idea checks of the founder's only one. */
const MULTIPLY = `
  insert into analysis.idea_checks
    (id, founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine, critique, outcome, created_at)
  select gen_random_uuid(), founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine,
    critique, outcome, created_at - make_interval(secs => n)
  from (select * from analysis.idea_checks where founder_id = $1 order by created_at desc limit 1) as only_one,
    generate_series($2::int, $3::int) as n`;

/**
 * The memory that the export of a founder with 20,000 idea checks takes, in both topologies.
 * Ends with 1 when a process's memory rises by more than 50 MB above what it was before.
 */
export function runExport(): Promise<void> {
  return withClosings(async (closings) => {
    for (const topology of ['local', 'distributed'] as const) {
      const row = await measureExport(topology, closings);
      console.table([row]);
      if (row['rise MB'] > RISE_MAX_MB) process.exitCode = 1;
    }
  });
}

async function measureExport(topology: Topology, closings: Closing[]) {
  const infra = await startInfra(topology === 'local' ? ['postgres'] : ['postgres', 'nats', 'redis']);
  closings.push(() => infra.stop());
  const { postgres = '', nats, redis } = infra.urls;
  const environment: Record<string, string> = {
    DATABASE_URL: postgres,
    LOG_LEVEL: 'error',
    PLAYBOOK_REPLICAS: '1',
    NODE_OPTIONS: `--max-old-space-size=${OLD_SPACE_MB}`,
  };
  if (nats !== undefined && redis !== undefined) Object.assign(environment, { NATS_URL: nats, REDIS_URL: redis });
  const product = await startProduct({ topology, environment });
  closings.push(() => product.stop());
  const { founderId, headers } = await signUpFounder(product.url);
  await fetch(product.url + analyzeContentRoute.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(IDEA),
  });
  await multiply(postgres, founderId, 1, WARM_UP_ROWS - 1);
  await readExport(product.url, headers);
  await multiply(postgres, founderId, WARM_UP_ROWS, ROWS - 1);
  const watch = watchMemory(product.processId);
  const startedAtMs = performance.now();
  const bytes = await readExport(product.url, headers);
  const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
  const { riseBytes, peakBytes } = watch.stop();
  return {
    topology,
    rows: ROWS,
    'document MB': megabytes(bytes),
    seconds,
    'rise MB': megabytes(riseBytes),
    'peak MB': megabytes(peakBytes),
  };
}

const megabytes = (bytes: number): number => Math.round(bytes / BYTES_PER_MB);

/** The administrator's connection sees everybody's rows, as no service does. */
async function multiply(adminUrl: string, founderId: string, from: number, to: number): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = '/playbook';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rowCount } = await client.query(MULTIPLY, [founderId, from, to]);
    if (rowCount !== to - from + 1) throw new Error(`${rowCount} rows were made instead of ${to - from + 1}`);
  } finally {
    await client.end();
  }
}

/** Reads the document to its end without keeping it. @returns its length in bytes. @throws Error when it breaks off */
async function readExport(baseUrl: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(baseUrl + exportAccountRoute.path, { headers });
  if (!response.ok || response.body === null) throw new Error(`The export answered ${response.status}`);
  let bytes = 0;
  let end = '';
  const decoder = new TextDecoder();
  for await (const part of response.body) {
    bytes += part.byteLength;
    end = decoder.decode(part, { stream: true });
  }
  if (!end.endsWith('}\n')) throw new Error('The export is not whole');
  return bytes;
}
