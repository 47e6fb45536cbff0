import { randomUUID } from 'node:crypto';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { FoundersWork, type Site } from './application/founders-work.js';
import { BARE_PAIR_NAME, startBarePair } from './bare-pair/start-bare-pair.js';
import { inTurns } from './measure/in-turns.js';
import type { LoadPlan, Target } from './measure/load.js';
import { postmasterOf } from './measure/postgres-processes.js';
import { printTable } from './measure/print-table.js';
import { serviceUrl } from './measure/service-url.js';
import { type Closing, withClosings } from './measure/with-closings.js';
import { signUpFounder } from './prepare-founder.js';

const BUSY: LoadPlan = { connections: 32, durationS: 6 };
const CALM: LoadPlan = { connections: 1, durationS: 3 };
/** So many that none of them saves more often than its limit allows. */
const FOUNDERS = 160;
const NO_SIGN_UP_LIMIT = { AUTH_RATE_LIMIT_SIGNUP: '1000000' };

/**
 * Opening the application and saving an answer: the product in both topologies against the same SQL in two bare Fastify processes
 * joined by NATS, in turns within one run. Each has a PostgreSQL of its own, so that the product's publishing of events counts as
 * the product's.
 */
export function runApplication(): Promise<void> {
  return withClosings(async (closings) => {
    const works: FoundersWork[] = [];
    for (const start of [startBare, startDistributed, startLocal]) {
      works.push(await FoundersWork.prepare(await start(closings)));
    }
    await compare(
      'Opening an application with 17 answers',
      works.map((work) => work.loading),
    );
    await compare(
      'Saving one answer',
      works.map((work) => work.saving),
    );
  });
}

async function compare(title: string, targets: readonly Target[]): Promise<void> {
  const busy = await inTurns(targets, BUSY);
  const calm = await inTurns(targets, CALM);
  process.stdout.write(`${title}\n`);
  printTable({ baseline: BARE_PAIR_NAME, busy, calm, connections: BUSY.connections });
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
    processIds: [...pair.processIds, await postmasterOf(postgres)],
    founders: Array.from({ length: FOUNDERS }, () => pair.headersOf(randomUUID())),
  };
}

async function startDistributed(closings: Closing[]): Promise<Site> {
  const infra = await startInfra(['postgres', 'redis']);
  closings.push(() => infra.stop());
  const { postgres = '', redis = '' } = infra.urls;
  const environment = { DATABASE_URL: postgres, REDIS_URL: redis };
  return startSite('product: gateway + NATS + service', 'distributed', environment, closings);
}

async function startLocal(closings: Closing[]): Promise<Site> {
  const infra = await startInfra(['postgres']);
  closings.push(() => infra.stop());
  return startSite('product: one process', 'local', { DATABASE_URL: infra.urls.postgres ?? '' }, closings);
}

async function startSite(
  name: string,
  topology: Topology,
  urls: { readonly DATABASE_URL: string } & Readonly<Record<string, string>>,
  closings: Closing[],
): Promise<Site> {
  const environment = { ...urls, ...NO_SIGN_UP_LIMIT, PLAYBOOK_REPLICAS: '1', LOG_LEVEL: 'error' };
  const { url, processId, stop } = await startProduct({ topology, environment });
  closings.push(stop);
  const founders: Site['founders'][number][] = [];
  for (let count = 0; count < FOUNDERS; count += 1) founders.push((await signUpFounder(url)).headers);
  const processIds = [processId, await postmasterOf(urls.DATABASE_URL)];
  return { name, url, path: getApplicationRoute.path, processIds, founders };
}
