import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';
import pg from 'pg';
import { holdToGoal } from '../measure/hold-to-goal.js';
import { type Closing, withClosings } from '../measure/with-closings.js';
import { costOfAction, repeat, sumOf } from '../sizing/cost-of-action.js';
import { ACTIONS, ActingFounder } from '../sizing/founder-actions.js';
import { printAutosaveBloat } from './autosave-bloat.js';
import { multiplyFounders } from './multiply-founders.js';

const SIZES = [1, 10, 100] as const;
const FOUNDERS = 40;
const CALLS_PER_ROUND = 4;
const ROUNDS = 5;
const MAX_RATIO = 1.3;
const NO_LIMITS = {
  AUTH_RATE_LIMIT_SIGNUP: '1000000',
  AUTH_RATE_LIMIT_TOKEN: '1000000',
  AUTH_RATE_LIMIT_TOKEN_BURST: '1000000',
  LOG_LEVEL: 'error',
};

/**
 * Processor time of what founders do where there are as many founders, ten and a hundred times as many, in turns within one run of three
 * products. Ends with 1 where one of it costs more than 1.3 times as much with more founders.
 */
export function runGrowth(): Promise<void> {
  return withClosings(async (closings) => {
    const products = new Map<number, Grown>();
    for (const times of SIZES) products.set(times, await startGrown(times, closings));
    const [smallest] = products.values();
    if (smallest) await printAutosaveBloat(smallest.admin, smallest.founders);
    const rows = [];
    for (const { name, run } of ACTIONS) {
      const costsMs = await costsInTurns(products, run);
      const base = costsMs.get(1) ?? Number.NaN;
      const ratios = SIZES.slice(1).map((times) => (costsMs.get(times) ?? Number.NaN) / base);
      rows.push({ name, base, ratios });
    }
    console.table(
      rows.map(({ name, base, ratios }) => ({
        'CPU of': name,
        [`${FOUNDERS} founders, ms`]: base.toFixed(1),
        ...Object.fromEntries(ratios.map((ratio, index) => [`${SIZES[index + 1]} times`, ratio.toFixed(2)])),
      })),
    );
    holdToGoal('times as much', Math.max(...rows.flatMap(({ ratios }) => ratios)), MAX_RATIO);
  });
}

interface Grown {
  readonly founders: readonly ActingFounder[];
  readonly admin: pg.Client;
}

async function startGrown(times: number, closings: Closing[]): Promise<Grown> {
  const infra = await startInfra(['postgres']);
  closings.push(() => infra.stop());
  const { postgres = '' } = infra.urls;
  const product = await startProduct({ topology: 'local', environment: { ...NO_LIMITS, DATABASE_URL: postgres } });
  closings.push(() => product.stop());
  const founders: ActingFounder[] = [];
  while (founders.length < FOUNDERS) founders.push(await ActingFounder.join(product));
  const url = new URL(postgres);
  url.pathname = '/playbook';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  closings.push(() => admin.end());
  await multiplyFounders(admin, times);
  return { founders, admin };
}

/** Milliseconds of a processor for one call, the median of several rounds, by how many times as many founders there are. */
async function costsInTurns(
  products: ReadonlyMap<number, Grown>,
  run: (founder: ActingFounder) => Promise<unknown>,
): Promise<ReadonlyMap<number, number>> {
  for (const { founders } of products.values()) await repeat(founders, 1, run);
  const costs = new Map<number, number[]>([...products.keys()].map((times) => [times, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [times, { founders }] of products)
      costs.get(times)?.push(sumOf(await costOfAction(founders, CALLS_PER_ROUND, run)));
  return new Map([...costs].map(([times, all]) => [times, all.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN]));
}
