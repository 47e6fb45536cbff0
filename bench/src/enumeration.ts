import { randomUUID } from 'node:crypto';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';
import { holdToGoal } from './measure/hold-to-goal.js';
import { withClosings } from './measure/with-closings.js';

const ACCOUNTS = 300;
const WARM_UP = 20;
/** By chance alone the best threshold is right a little more often than half of the time. */
const GOAL_RATE = 0.58;
const MANY = '1000000';
/** One address asks here more often than people do. */
const NO_LIMITS = {
  AUTH_RATE_LIMIT_SIGNUP: MANY,
  AUTH_RATE_LIMIT_RECOVER: MANY,
  AUTH_RATE_LIMIT_OTP: MANY,
  AUTH_MAX_MAILS_PER_HOUR: MANY,
  AUTH_MAX_MAILS_PER_ADDRESS_BLOCK: MANY,
};

interface Times {
  readonly known: readonly number[];
  readonly unknown: readonly number[];
}

/**
 * What the time of one response tells about whether an address has an account: how often somebody is right who calls every response
 * that takes longer (or shorter) than one threshold that of an account, with the threshold that suits these responses best.
 */
export function runEnumeration(): Promise<void> {
  return withClosings(async (closings) => {
    const infra = await startInfra(['postgres']);
    closings.push(() => infra.stop());
    const environment = { DATABASE_URL: infra.urls.postgres ?? '', LOG_LEVEL: 'error', ...NO_LIMITS };
    const product = await startProduct({ topology: 'local', environment });
    closings.push(() => product.stop());
    const rates = new Map<string, Times>();
    for (const path of ['/recover', '/otp']) rates.set(path, await measure(`${product.url}/auth/v1`, path));
    print(rates);
  });
}

/** Each address is asked about once, a known and an unknown one in turns: an address has one mail a minute. */
async function measure(url: string, path: string): Promise<Times> {
  const emails = Array.from({ length: ACCOUNTS }, () => `known-${randomUUID()}@example.com`);
  for (const email of emails) await post(`${url}/signup`, { email, password: randomUUID() });
  const known: number[] = [];
  const unknown: number[] = [];
  for (const email of emails) {
    known.push(await post(url + path, { email, create_user: false }));
    unknown.push(await post(url + path, { email: `other-${randomUUID()}@example.com`, create_user: false }));
  }
  return { known: known.slice(WARM_UP), unknown: unknown.slice(WARM_UP) };
}

/** Milliseconds until the whole response was there. */
async function post(url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const startMs = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - startMs;
}

function bestGuessRate({ known, unknown }: Times): number {
  const all = known.length + unknown.length;
  const rateOf = (thresholdMs: number): number => {
    const above = known.filter((timeMs) => timeMs > thresholdMs).length;
    const below = unknown.filter((timeMs) => timeMs <= thresholdMs).length;
    const rate = (above + below) / all;
    return Math.max(rate, 1 - rate);
  };
  return Math.max(...[...known, ...unknown].map(rateOf));
}

function print(measured: ReadonlyMap<string, Times>): void {
  const rows = [...measured].map(([path, times]) => ({
    path,
    'known p50 ms': p50(times.known).toFixed(2),
    'unknown p50 ms': p50(times.unknown).toFixed(2),
    'right guesses': `${(bestGuessRate(times) * 100).toFixed(1)} %`,
  }));
  console.table(rows);
  holdToGoal('of the guesses right', Math.max(...[...measured.values()].map(bestGuessRate)), GOAL_RATE);
}

const p50 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
