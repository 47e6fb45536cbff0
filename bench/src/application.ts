import { randomUUID } from 'node:crypto';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';
import { FoundersWork, type Site } from './application/founders-work.js';
import { FOUNDERS, startDistributed, startLocal } from './application/start-site.js';
import { BARE_PAIR_NAME, startBarePair } from './bare-pair/start-bare-pair.js';
import { holdToGoal } from './measure/hold-to-goal.js';
import { inTurns } from './measure/in-turns.js';
import type { LoadPlan, Target } from './measure/load.js';
import { processListeningOn } from './measure/listening-process.js';
import { printTable } from './measure/print-table.js';
import { serviceUrl } from './measure/service-url.js';
import { type Closing, withClosings } from './measure/with-closings.js';

const BUSY: LoadPlan = { connections: 32, durationS: 6 };
const CALM: LoadPlan = { connections: 1, durationS: 3 };
const DISTRIBUTED_NAME = 'product: gateway + NATS + service';
const LOAD_MAX_RATIO = 1.2;
const SAVE_MAX_RATIO = 1.4;

/**
 * Opening the application and saving an answer: the product in both topologies against the same SQL in two bare Fastify processes
 * joined by NATS, in turns within one run. Each has a PostgreSQL of its own, so that the product's publishing of events counts as
 * the product's.
 */
export function runApplication(): Promise<void> {
  return withClosings(async (closings) => {
    const works: FoundersWork[] = [];
    const sites = [
      () => startBare(closings),
      () => startDistributed(DISTRIBUTED_NAME, closings),
      () => startLocal('product: one process', closings),
    ];
    for (const start of sites) works.push(await FoundersWork.prepare(await start()));
    const loading = works.map((work) => work.loading);
    await compare('Opening an application with 17 answers', loading, LOAD_MAX_RATIO);
    const saving = works.map((work) => work.saving);
    await compare('Saving one answer', saving, SAVE_MAX_RATIO);
  });
}

async function compare(title: string, targets: readonly Target[], maxRatio: number): Promise<void> {
  const busy = await inTurns(targets, BUSY);
  const calm = await inTurns(targets, CALM);
  process.stdout.write(`${title}\n`);
  printTable({ baseline: BARE_PAIR_NAME, busy, calm, connections: BUSY.connections });
  const cpuOf = (name: string): number => busy.get(name)?.cpuSPer1000 ?? Number.NaN;
  holdToGoal('times the processor time', cpuOf(DISTRIBUTED_NAME) / cpuOf(BARE_PAIR_NAME), maxRatio);
}

async function startBare(closings: Closing[]): Promise<Site> {
  const infra = await startInfra(['postgres', 'nats']);
  closings.push(() => infra.stop());
  const { postgres = '', nats = '' } = infra.urls;
  // The product makes the schema, and then it is gone.
  const product = await startProduct({ topology: 'local', environment: { DATABASE_URL: postgres } });
  const database = await serviceUrl(postgres, product, 'applications').finally(() => product.stop());
  const pair = await startBarePair({ nats, database });
  closings.push(() => pair.stop());
  return {
    name: BARE_PAIR_NAME,
    url: pair.url,
    path: '/application',
    processIds: [...pair.processIds, processListeningOn(postgres)],
    founders: Array.from({ length: FOUNDERS }, () => pair.headersOf(randomUUID())),
  };
}
