import { startProduct, type Product } from '@playbook/testing/product/start-product';
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytesOf } from './measure/memory-watch.js';
import { startChild } from './measure/start-child.js';
import { withClosings } from './measure/with-closings.js';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';

/** Several processes, because each may have only so many files open. */
const CLIENTS = 4;
const CONNECTIONS_PER_CLIENT = 5_000;
const TURNS = 20;
/** Within the calls that a founder has in a minute. */
const PAUSE_MS = 500;
const ANSWER_TIMEOUT_MS = 5_000;
/** Node gives memory back when it next cleans up, which it does while founders go on. */
const CALM_MS = 30_000;
const BYTES_PER_MIB = 1_048_576;
/** What caches and a larger heap may keep for good. */
const KEPT_MAX_MIB = 50;

interface Row {
  readonly phase: string;
  readonly answered: number;
  readonly 'not answered': number;
  readonly 'p50 ms': string;
  readonly 'max ms': string;
  readonly 'RSS MiB': number;
  readonly 'log lines': number;
}

/**
 * What a founder notices while 20,000 connections announce a body and stop, and are opened again when they are closed: probes on
 * both ports, a page, and a call with a token, each on a connection of its own; and what it leaves behind. Ends with 1 where one is
 * not served, or where memory does not come back.
 */
export function runStalledConnections(): Promise<void> {
  return withClosings(async (closings) => {
    const product = await startProduct({ topology: 'local' });
    closings.push(() => product.stop());
    const { headers } = await signUpFounder(product.url);
    const probes = new URL(product.metricsUrl).origin;
    const addresses = [`${product.url}/livez`, `${product.url}/readyz`, `${probes}/livez`, `${probes}/readyz`];
    const founders = [`${product.url}/dashboard`, `${product.url}/rest/v1/profile`];
    const measure = (phase: string): Promise<Row> => ask(phase, [...addresses, ...founders], headers, product);
    const rows = [await measure('before')];
    const environment = { PORT: new URL(product.url).port, CONNECTIONS: String(CONNECTIONS_PER_CLIENT) };
    const module = new URL('./stalled-connections/client.js', import.meta.url);
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => startChild(module, environment)));
    closings.push(() => clients.forEach((client) => client.kill('SIGKILL')));
    rows.push(await measure(`${CLIENTS * CONNECTIONS_PER_CLIENT} stalled`));
    for (const client of clients) client.kill('SIGKILL');
    await goOn(founders, headers);
    rows.push(await measure('afterwards'));
    console.table(rows);
    const areAnswered = rows.every(({ 'not answered': missing }) => missing === 0);
    const keptMib = (rows.at(-1)?.['RSS MiB'] ?? Number.NaN) - (rows[0]?.['RSS MiB'] ?? Number.NaN);
    const isMet = areAnswered && keptMib <= KEPT_MAX_MIB;
    const goal = `every request is answered, and at most ${KEPT_MAX_MIB} MiB are kept (${keptMib})`;
    process.stdout.write(`Goal: ${goal}; ${isMet ? 'met' : 'missed'}.\n`);
    if (!isMet) process.exitCode = 1;
  });
}

/** What founders do meanwhile. */
async function goOn(addresses: readonly string[], headers: Readonly<Record<string, string>>): Promise<void> {
  const endMs = performance.now() + CALM_MS;
  while (performance.now() < endMs) {
    await Promise.all(addresses.map((address) => isAnswered(address, headers)));
    await pause(PAUSE_MS);
  }
}

async function ask(
  phase: string,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  product: Product,
): Promise<Row> {
  const timesMs: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const address of addresses) {
      const startMs = performance.now();
      if (await isAnswered(address, headers)) timesMs.push(performance.now() - startMs);
    }
  }
  const sorted = timesMs.toSorted((a, b) => a - b);
  return {
    phase,
    answered: sorted.length,
    'not answered': TURNS * addresses.length - sorted.length,
    'p50 ms': (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(1),
    'max ms': (sorted.at(-1) ?? Number.NaN).toFixed(0),
    'RSS MiB': largestMib(product.processId),
    'log lines': product.output().split('\n').length,
  };
}

async function isAnswered(address: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(address, { headers: { ...headers, connection: 'close' }, signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Of the process that has most; the product is started by a small one that watches it. */
const largestMib = (pid: number): number => Math.round(Math.max(...residentBytesOf(pid).values()) / BYTES_PER_MIB);
