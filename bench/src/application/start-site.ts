import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { processListeningOn } from '../measure/listening-process.js';
import type { Closing } from '../measure/with-closings.js';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';
import type { Site } from './founders-work.js';

/** So many that none of them saves more often than its limit allows. */
export const FOUNDERS = 160;
const NO_SIGN_UP_LIMIT = { AUTH_RATE_LIMIT_SIGNUP: '1000000' };

/** The product as gateway, services, NATS and Redis, one replica each, with so many founders. */
export async function startDistributed(
  name: string,
  closings: Closing[],
  more: Readonly<Record<string, string>> = {},
  founders = FOUNDERS,
): Promise<Site> {
  const infra = await startInfra(['postgres', 'redis']);
  closings.push(() => infra.stop());
  const { postgres = '', redis = '' } = infra.urls;
  return startSite(name, 'distributed', { ...more, DATABASE_URL: postgres, REDIS_URL: redis }, closings, founders);
}

/** The product in one process, with founders. */
export async function startLocal(name: string, closings: Closing[]): Promise<Site> {
  const infra = await startInfra(['postgres']);
  closings.push(() => infra.stop());
  return startSite(name, 'local', { DATABASE_URL: infra.urls.postgres ?? '' }, closings);
}

async function startSite(
  name: string,
  topology: Topology,
  settings: { readonly DATABASE_URL: string } & Readonly<Record<string, string>>,
  closings: Closing[],
  founderCount = FOUNDERS,
): Promise<Site> {
  const environment = { ...settings, ...NO_SIGN_UP_LIMIT, PLAYBOOK_REPLICAS: '1', LOG_LEVEL: 'error' };
  const { url, processId, stop } = await startProduct({ topology, environment });
  closings.push(stop);
  const founders: Site['founders'][number][] = [];
  for (let count = 0; count < founderCount; count += 1) founders.push((await signUpFounder(url)).headers);
  const processIds = [processId, processListeningOn(settings.DATABASE_URL)];
  return { name, url, path: getApplicationRoute.path, processIds, founders };
}
