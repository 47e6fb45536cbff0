import type { Request } from 'autocannon';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';
import { z } from 'zod';
import { BARE_PAIR_NAME, startBarePair } from '../bare-pair/start-bare-pair.js';
import { holdToGoal } from '../measure/hold-to-goal.js';
import { inTurns } from '../measure/in-turns.js';
import type { LoadPlan, Target } from '../measure/load.js';
import { processListeningOn } from '../measure/listening-process.js';
import { printTable } from '../measure/print-table.js';
import { serviceUrl } from '../measure/service-url.js';
import { withClosings } from '../measure/with-closings.js';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';

const BUSY: LoadPlan = { connections: 32, durationS: 6 };
const CALM: LoadPlan = { connections: 1, durationS: 3 };
const PRODUCT_NAME = 'product: gateway + NATS + service';
const CPU_MAX_RATIO = 2.2;
/** Each session is refreshed far more often than clients do. */
const NO_LIMITS = {
  AUTH_RATE_LIMIT_SIGNUP: '1000000',
  AUTH_RATE_LIMIT_REFRESH: '1000000',
  AUTH_RATE_LIMIT_REFRESH_ADDRESS: '1000000',
};
const renewedSchema = z.object({ refresh_token: z.string() });

/** Sessions that are refreshed over and over, each by a connection of its own. */
function refreshing(path: string, tokens: string[]): NonNullable<Target['requestOf']> {
  return (connection): Request => ({
    setupRequest: (request) => ({
      ...request,
      method: 'POST',
      path,
      headers: { ...request.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: tokens[connection] }),
    }),
    onResponse: (status, body) => {
      if (status === 200) tokens[connection] = renewedSchema.parse(JSON.parse(body)).refresh_token;
    },
  });
}

async function sessionsAt(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let count = 0; count < BUSY.connections; count += 1)
    tokens.push((await signUpFounder(url)).session.refresh_token);
  return tokens;
}

/**
 * Refreshing sessions: the product against one statement and a signature in two bare Fastify processes joined by NATS, in turns within one
 * run on one PostgreSQL. Ends with 1 when the product takes more than 2.2 times the processor time.
 */
export function runRefresh(): Promise<void> {
  return withClosings(async (closings) => {
    const infra = await startInfra(['postgres', 'nats', 'redis']);
    closings.push(() => infra.stop());
    const { postgres = '', nats = '', redis = '' } = infra.urls;
    const environment = {
      ...NO_LIMITS,
      DATABASE_URL: postgres,
      REDIS_URL: redis,
      PLAYBOOK_REPLICAS: '1',
      LOG_LEVEL: 'error',
    };
    const product = await startProduct({ topology: 'distributed', environment });
    closings.push(() => product.stop());
    const pair = await startBarePair({ nats, database: await serviceUrl(postgres, product, 'auth') });
    closings.push(() => pair.stop());
    const postgresId = processListeningOn(postgres);
    const bare: Target = {
      name: BARE_PAIR_NAME,
      url: pair.url,
      headers: {},
      processIds: [...pair.processIds, postgresId],
      requestOf: refreshing('/token', await sessionsAt(product.url)),
    };
    const whole: Target = {
      name: PRODUCT_NAME,
      url: product.url,
      headers: {},
      processIds: [product.processId, postgresId],
      requestOf: refreshing('/auth/v1/token?grant_type=refresh_token', await sessionsAt(product.url)),
    };
    const busy = await inTurns([bare, whole], BUSY);
    const calm = await inTurns([bare, whole], CALM);
    printTable({ baseline: bare.name, busy, calm, connections: BUSY.connections });
    const cpuOf = (name: string): number => busy.get(name)?.cpuSPer1000 ?? Number.NaN;
    holdToGoal('times the processor time', cpuOf(PRODUCT_NAME) / cpuOf(BARE_PAIR_NAME), CPU_MAX_RATIO);
  });
}
