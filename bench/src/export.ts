import { exportAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { holdToGoal } from './measure/hold-to-goal.js';
import { watchMemory } from './measure/memory-watch.js';
import { type Closing, withClosings } from './measure/with-closings.js';
import { type PreparedFounder, signUpFounder } from '@playbook/testing/product/sign-up-founder';

const ROWS = 20_000;
const RISE_MAX_MB = 50;
const BYTES_PER_MB = 1_000_000;
/** What a start leaves behind is cleaned up, or not, before the memory is looked at. */
const CALM_MS = 5_000;
/** A slow reader takes nothing for so long, less than what ends its export... */
const STALL_MS = 10_000;
/** ...as often as it has read so much more. */
const STALL_EVERY_BYTES = 100 * BYTES_PER_MB;

/** As long as a founder makes it who fills the form in: the text that is stored takes a little more than the engine's words. */
const IDEA = {
  type: 'IDEA_CHECK',
  ideaBrief:
    'Payroll for the 40,000 US dental practices that still run it by hand on Fridays. We read the hours from the calendar that ' +
    'the practice keeps anyway, work out overtime, commission of hygienists and tax of all 50 states, and pay on the same day. ' +
    'Three practices in Ohio pay us $199 a month each since March, none has left, and the dentist who signs saves 6 hours a week. ' +
    'Banks opened real-time payments to companies of our size only last year, and the large providers ask for 50 employees.',
  problem:
    'An office manager copies hours from paper into a spreadsheet every second Friday, asks the accountant for the tax tables and ' +
    'writes cheques. Every third run has an error that somebody notices on Monday. The accountant bills $240 for each of them.',
  targetUser: 'Small businesses',
  industry: 'Fintech',
  stage: 'revenue',
} as const;

/** Makes more idea checks of the only one. */
const MULTIPLY = `
  insert into analysis.idea_checks
    (id, founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine, critique, outcome, created_at)
  select gen_random_uuid(), founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine,
    critique, outcome, created_at - make_interval(secs => n)
  from analysis.idea_checks, generate_series(1, $2::int) as n
  where founder_id = $1`;

/**
 * The memory that the export of a founder with 20,000 idea checks takes, in both topologies, for a client that reads it as fast as
 * it can and for one that stalls. Ends with 1 when the resident memory of a process rises by more than 50 MB above what it is
 * after the export of a founder with one.
 */
export function runExport(): Promise<void> {
  return withClosings(async (closings) => {
    const rows = [];
    for (const topology of ['local', 'distributed'] as const) rows.push(...(await measureExports(topology, closings)));
    console.table(rows);
    holdToGoal('MB more memory', Math.max(...rows.map(({ 'rise MB': rise }) => rise)), RISE_MAX_MB);
  });
}

async function measureExports(topology: Topology, closings: Closing[]) {
  const infra = await startInfra(topology === 'local' ? ['postgres'] : ['postgres', 'redis']);
  closings.push(() => infra.stop());
  const { postgres = '', redis } = infra.urls;
  const product = await startProduct({
    topology,
    environment: {
      DATABASE_URL: postgres,
      LOG_LEVEL: 'error',
      PLAYBOOK_REPLICAS: '1',
      ...(redis !== undefined && { REDIS_URL: redis }),
    },
  });
  closings.push(() => product.stop());
  const founder = await signUpFounder(product.url);
  await checkIdea(product.url, founder);
  const single = await readExport(product.url, founder, READERS.quick);
  await multiply(postgres, founder, ROWS - 1);
  await pause(CALM_MS);
  const watch = watchMemory(product.processId);
  const rows = [];
  for (const [reader, stallMs] of Object.entries(READERS)) {
    const startedAtMs = performance.now();
    const bytes = await readExport(product.url, founder, stallMs);
    const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
    const { riseBytes, peakBytes } = watch.read();
    rows.push({
      topology,
      reader,
      rows: ROWS,
      'kB per row': Math.round((bytes - single) / (ROWS - 1) / 1_000),
      'document MB': megabytes(bytes),
      seconds,
      'rise MB': megabytes(riseBytes),
      'peak MB': megabytes(peakBytes),
    });
  }
  watch.stop();
  return rows;
}

const READERS = { quick: 0, stalling: STALL_MS } as const;

const megabytes = (bytes: number): number => Math.round(bytes / BYTES_PER_MB);

async function checkIdea(baseUrl: string, { headers }: PreparedFounder): Promise<void> {
  const response = await fetch(baseUrl + analyzeContentRoute.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(IDEA),
  });
  if (!response.ok) throw new Error(`The idea check answered ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}

/** The administrator's connection sees everybody's rows, as no service does. */
async function multiply(adminUrl: string, { founderId }: PreparedFounder, count: number): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = '/playbook';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rowCount } = await client.query(MULTIPLY, [founderId, count]);
    if (rowCount !== count) throw new Error(`${rowCount} rows were made instead of ${count}`);
  } finally {
    await client.end();
  }
}

/** Reads the document to its end without keeping it. @returns its length in bytes. @throws Error when it breaks off */
async function readExport(baseUrl: string, { headers }: PreparedFounder, stallMs: number): Promise<number> {
  const response = await fetch(baseUrl + exportAccountRoute.path, { headers });
  if (!response.ok || response.body === null) throw new Error(`The export answered ${response.status}`);
  let bytes = 0;
  let stalls = 0;
  let end = '';
  const decoder = new TextDecoder();
  for await (const part of response.body) {
    bytes += part.byteLength;
    end = decoder.decode(part, { stream: true });
    if (stallMs > 0 && bytes > stalls * STALL_EVERY_BYTES) {
      stalls += 1;
      await pause(stallMs);
    }
  }
  if (!end.endsWith('}\n')) throw new Error('The export is not whole');
  return bytes;
}
