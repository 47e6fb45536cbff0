import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { holdToGoal } from '../measure/hold-to-goal.js';
import { quantile } from '../measure/load.js';
import { withClosings } from '../measure/with-closings.js';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';
import { costsBelow, type ProcessCost } from '../sizing/process-costs.js';

const STARTS = 5;
const MS_PER_S = 1_000;
const BYTES_PER_MB = 1_000_000;
/** What a process needs no more is given back within this time. */
const REST_MS = 20_000;
const TOPOLOGIES = ['local', 'distributed'] as const;
const START_MAX_S: Readonly<Record<Topology, number>> = { local: 2, distributed: 4.5 };
/** Memory of a process at rest, in MB, by its kind; of any other kind that of a service. */
const MEMORY_MAX_MB: Readonly<Record<string, number>> = { product: 150, analysis: 110, supervisor: 50 };
const SERVICE_MAX_MB = 90;
const SERVERS: ReadonlySet<string> = new Set(['postgres', 'nats', 'redis']);

/**
 * How long the product takes from its start to the first reply to a signed-in founder, on a data directory that it has used before, and the
 * memory of each kind of process twenty seconds later. Ends with 1 where a goal is missed.
 */
export async function runStart(): Promise<void> {
  for (const topology of TOPOLOGIES) {
    await withClosings(async (closings) => {
      const directory = await mkdtemp(join(tmpdir(), 'playbook-start-'));
      closings.push(() => rm(directory, { recursive: true, force: true }));
      await startOnce(topology, directory);
      const seconds: number[] = [];
      const memory = new Map<string, ProcessCost>();
      for (let start = 1; start <= STARTS; start += 1)
        seconds.push(await startOnce(topology, directory, start === STARTS ? memory : undefined));
      report(topology, quantile(seconds, 0.5), memory);
    });
  }
}

/** @returns the seconds until a founder who has signed up reads their application */
async function startOnce(
  topology: Topology,
  dataDirectory: string,
  memory?: Map<string, ProcessCost>,
): Promise<number> {
  const startedAtMs = performance.now();
  const environment = { PLAYBOOK_REPLICAS: '1', LOG_LEVEL: 'error', AUTH_RATE_LIMIT_SIGNUP: '1000000' };
  const product = await startProduct({ topology, environment, dataDirectory });
  try {
    const { headers } = await signUpFounder(product.url);
    const reply = await fetch(product.url + getApplicationRoute.path, { headers });
    if (!reply.ok) throw new Error(`${getApplicationRoute.path} answered ${reply.status}`);
    const seconds = (performance.now() - startedAtMs) / MS_PER_S;
    if (memory !== undefined) {
      await pause(REST_MS);
      for (const [kind, cost] of costsBelow(product.processId)) memory.set(kind, cost);
      memory.set('supervisor', costsBelow(process.pid).get('supervisor') ?? { processes: 0, memoryBytes: 0, cpuMs: 0 });
    }
    return seconds;
  } finally {
    await product.stop();
  }
}

function report(topology: Topology, seconds: number, memory: ReadonlyMap<string, ProcessCost>): void {
  const each = [...memory].map(([kind, { processes, memoryBytes }]) => ({
    kind,
    processes,
    'MB a process': Math.round(memoryBytes / BYTES_PER_MB / processes),
  }));
  process.stdout.write(`${topology}\n`);
  console.table(each);
  holdToGoal('seconds to the first reply', seconds, START_MAX_S[topology]);
  for (const { kind, 'MB a process': megabytes } of each.filter(({ kind: name }) => !SERVERS.has(name)))
    holdToGoal(`MB of ${kind}`, megabytes, MEMORY_MAX_MB[kind] ?? SERVICE_MAX_MB);
}
