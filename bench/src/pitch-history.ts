import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { BARE_PAIR_NAME, startBarePair } from './bare-pair/start-bare-pair.js';
import { inTurns } from './measure/in-turns.js';
import type { LoadPlan, Target } from './measure/load.js';
import { printTable } from './measure/print-table.js';
import { processListeningOn } from './measure/listening-process.js';
import { serviceUrl } from './measure/service-url.js';
import { type Closing, withClosings } from './measure/with-closings.js';
import { prepareFounder } from './prepare-founder.js';

const BUSY: LoadPlan = { connections: 32, durationS: 6 };
const CALM: LoadPlan = { connections: 1, durationS: 3 };
const HISTORY_PATH = '/rest/v1/pitch-analyses';

/**
 * Reading a founder's pitch analyses: the product in both topologies against the same SQL in two bare Fastify processes
 * joined by NATS, in turns within one run on one PostgreSQL and one NATS.
 */
export function runPitchHistory(): Promise<void> {
  return withClosings(async (closings) => {
    const { product, bare, oneProcess } = await startTargets(closings);
    const busy = await inTurns([bare, product, oneProcess], BUSY);
    const calm = await inTurns([bare, product, oneProcess], CALM);
    printTable({ baseline: bare.name, busy, calm, connections: BUSY.connections });
  });
}

async function startTargets(closings: Closing[]): Promise<Record<'product' | 'bare' | 'oneProcess', Target>> {
  const infra = await startInfra(['postgres', 'nats', 'redis']);
  closings.push(() => infra.stop());
  const { postgres = '', nats = '', redis = '' } = infra.urls;
  const distributed = await startOne('distributed', { DATABASE_URL: postgres, REDIS_URL: redis }, closings);

  // A cluster of its own: the roles of one product belong to one data directory.
  const second = await startInfra(['postgres']);
  closings.push(() => second.stop());
  const oneProcess = await startOne('local', { DATABASE_URL: second.urls.postgres ?? '' }, closings);

  const pair = await startBarePair({ nats, database: await serviceUrl(postgres, distributed, 'analysis') });
  closings.push(() => pair.stop());
  return {
    product: { ...distributed.target, name: 'product: gateway + NATS + service' },
    bare: {
      name: BARE_PAIR_NAME,
      url: `${pair.url}/pitch-analyses`,
      headers: pair.headersOf(distributed.founderId),
      processIds: [...pair.processIds, distributed.postgresId],
    },
    oneProcess: { ...oneProcess.target, name: 'product: one process' },
  };
}

interface StartedProduct {
  readonly target: Target;
  readonly founderId: string;
  readonly postgresId: number;
  readonly dataDirectory: string;
}

async function startOne(
  topology: Topology,
  urls: { readonly DATABASE_URL: string } & Readonly<Record<string, string>>,
  closings: Closing[],
): Promise<StartedProduct> {
  const environment = { ...urls, PLAYBOOK_REPLICAS: '1', LOG_LEVEL: 'error' };
  const { url, processId, dataDirectory, stop } = await startProduct({ topology, environment });
  closings.push(stop);
  const postgresId = processListeningOn(urls.DATABASE_URL);
  const { founderId, headers } = await prepareFounder(url);
  const processIds = [processId, postgresId];
  return {
    founderId,
    postgresId,
    dataDirectory,
    target: { name: topology, url: `${url}${HISTORY_PATH}`, headers, processIds },
  };
}
