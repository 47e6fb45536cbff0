import { readFileSync } from 'node:fs';
import { startProduct, type Product } from '@playbook/testing/product/start-product';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './measure/start-child.js';
import { withClosings } from './measure/with-closings.js';
import { signUpFounder } from './prepare-founder.js';

/** Several processes, because each may have only so many files open. */
const CLIENTS = 4;
const CONNECTIONS_PER_CLIENT = 5_000;
const TURNS = 20;
const ANSWER_TIMEOUT_MS = 5_000;
/** Node gives memory back when it next cleans up. */
const CALM_MS = 10_000;
const KIB_PER_MIB = 1_024;

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
 * both ports, a page, and a call with a token, each on a connection of its own. Ends with 1 where one is not answered.
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
    await pause(CALM_MS);
    rows.push(await measure('afterwards'));
    console.table(rows);
    const isMet = rows.every(({ 'not answered': missing }) => missing === 0);
    process.stdout.write(`Goal: every request is answered; ${isMet ? 'met' : 'missed'}.\n`);
    if (!isMet) process.exitCode = 1;
  });
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
    'RSS MiB': residentMib(product.processId),
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

const residentMib = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / KIB_PER_MIB);
