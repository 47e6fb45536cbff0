import { FILE_HISTORY_MAX_ITEMS } from '@playbook/contracts/files/file-limits';
import { listDemosRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';
import { BARE_PAIR_NAME, startBarePair } from '../bare-pair/start-bare-pair.js';
import { holdToGoal } from '../measure/hold-to-goal.js';
import { inTurns } from '../measure/in-turns.js';
import type { LoadPlan } from '../measure/load.js';
import { processListeningOn } from '../measure/listening-process.js';
import { printTable } from '../measure/print-table.js';
import { serviceUrl } from '../measure/service-url.js';
import { withClosings } from '../measure/with-closings.js';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';
import { FounderVideos } from './founder-videos.js';
import { makeVideo } from './make-video.js';

const BUSY: LoadPlan = { connections: 32, durationS: 6 };
const CALM: LoadPlan = { connections: 1, durationS: 3 };
const PRODUCT_NAME = 'product: gateway + NATS + service';
const CPU_MAX_RATIO = 1.4;
const VIDEO_S = 2;

/**
 * Listing ten analysed videos: the product against the same SQL in two bare Fastify processes joined by NATS, in turns within one run on
 * one PostgreSQL and one NATS. Ends with 1 when the product takes more than 1.4 times the processor time.
 */
export function runDemoHistory(): Promise<void> {
  return withClosings(async (closings) => {
    const infra = await startInfra(['postgres', 'nats', 'redis']);
    closings.push(() => infra.stop());
    const { postgres = '', nats = '', redis = '' } = infra.urls;
    const environment = { DATABASE_URL: postgres, REDIS_URL: redis, PLAYBOOK_REPLICAS: '1', LOG_LEVEL: 'error' };
    const product = await startProduct({ topology: 'distributed', environment });
    closings.push(() => product.stop());
    const founder = await signUpFounder(product.url);
    const videos = new FounderVideos(product.url, founder);
    const content = await makeVideo('320x180', VIDEO_S);
    for (let count = 0; count < FILE_HISTORY_MAX_ITEMS; count += 1) await videos.analyze(await videos.upload(content));

    const pair = await startBarePair({ nats, database: await serviceUrl(postgres, product, 'demos') });
    closings.push(() => pair.stop());
    const postgresId = processListeningOn(postgres);
    const bare = {
      name: BARE_PAIR_NAME,
      url: `${pair.url}/demo-analyses`,
      headers: pair.headersOf(founder.founderId),
      processIds: [...pair.processIds, postgresId],
    };
    const whole = {
      name: PRODUCT_NAME,
      url: product.url + listDemosRoute.path,
      headers: founder.headers,
      processIds: [product.processId, postgresId],
    };
    const busy = await inTurns([bare, whole], BUSY);
    const calm = await inTurns([bare, whole], CALM);
    printTable({ baseline: bare.name, busy, calm, connections: BUSY.connections });
    const cpuOf = (name: string): number => busy.get(name)?.cpuSPer1000 ?? Number.NaN;
    holdToGoal('times the processor time', cpuOf(PRODUCT_NAME) / cpuOf(BARE_PAIR_NAME), CPU_MAX_RATIO);
  });
}
