import { setTimeout as pause } from 'node:timers/promises';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { productProcesses } from '@playbook/testing/product/product-processes';
import { waitUntil } from '@playbook/testing/wait-until';
import { withClosings } from '../measure/with-closings.js';
import { Crowd } from './crowd.js';
import { SecondGateway } from './second-gateway.js';
import { isOk, type Outcome, percentileMs, SteadyLoad } from './steady-load.js';

const RATE_PER_S = 200;
/** Many more than have a request under way at a time. */
const FOUNDERS = 300;
const CALM_MS = 20_000;
/** As long as a balancer has to hear that a gateway is leaving (`preStop` in k8s/base). */
const LEAVING_MS = 2_000;
const START_TIMEOUT_MS = 60_000;
const P99_MAX_RATIO = 2;
const NO_LIMITS = { AUTH_RATE_LIMIT_SIGNUP: '1000000' };
const STARTED = '"Service started"';

/** Which of the gateways is asked next: those that are not leaving, in turns. */
class Balancer {
  private readonly leaving = new Set<string>();
  private turn = 0;

  constructor(private readonly addresses: readonly string[]) {}

  get url(): string {
    const serving = this.addresses.filter((address) => !this.leaving.has(address));
    this.turn += 1;
    return serving[this.turn % serving.length] ?? '';
  }

  async without(address: string, restart: () => Promise<void>): Promise<void> {
    this.leaving.add(address);
    await pause(LEAVING_MS);
    await restart();
    this.leaving.delete(address);
  }
}

/**
 * Every process of the distributed product is asked to end and started again, one after the other, while founders send 200 requests a
 * second to two gateways. Ends with 1 where one of them fails, or the p99 is more than twice that of a time without restarts.
 */
export function runRollingRestart(): Promise<void> {
  return withClosings(async (closings) => {
    const infra = await startInfra(['postgres', 'nats', 'redis']);
    closings.push(() => infra.stop());
    const { postgres = '', redis = '' } = infra.urls;
    const environment = { DATABASE_URL: postgres, REDIS_URL: redis, PLAYBOOK_REPLICAS: '2', ...NO_LIMITS };
    const product = await startProduct({ topology: 'distributed', environment });
    closings.push(() => product.stop());
    const [gatewayId] = await idsOf(product, 'gateway');
    const second = await SecondGateway.beside(gatewayId ?? 0);
    closings.push(() => second.stop());
    const balancer = new Balancer([product.url, second.url]);
    const crowd = await Crowd.join(balancer, FOUNDERS);
    const calm = new SteadyLoad(RATE_PER_S, crowd.act);
    await pause(CALM_MS);
    const before = await calm.stop();
    const load = new SteadyLoad(RATE_PER_S, crowd.act);
    const restarted = await restartServices(product);
    await balancer.without(product.url, () => restartGateway(product));
    await balancer.without(second.url, () => second.restart());
    report(before, await load.stop(), restarted + 2);
  });
}

async function idsOf(product: Product, name: string): Promise<number[]> {
  const processes = await productProcesses(product.processId);
  return processes.filter((one) => one.name === name).map(({ processId }) => processId);
}

/** @returns how many processes were started again */
async function restartServices(product: Product): Promise<number> {
  const servers = /^(?:gateway|nats-server|redis-server|backend|postgres|media|product)$/;
  const services = (await productProcesses(product.processId)).filter(({ name }) => !servers.test(name));
  for (const { processId } of services) {
    const startsBefore = startsOf(product);
    process.kill(processId, 'SIGTERM');
    await waitUntil(() => startsOf(product) > startsBefore, START_TIMEOUT_MS);
  }
  return services.length;
}

const startsOf = (product: Product): number => product.output().split(STARTED).length;

async function restartGateway(product: Product): Promise<void> {
  const [processId = 0] = await idsOf(product, 'gateway');
  process.kill(processId, 'SIGTERM');
  await waitUntil(async () => {
    const ids = await idsOf(product, 'gateway');
    return !ids.includes(processId) && (await isReady(product.url));
  }, START_TIMEOUT_MS);
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const rowOf = (phase: string, outcomes: readonly Outcome[]) => ({
  phase,
  requests: outcomes.length,
  failed: outcomes.filter((outcome) => !isOk(outcome)).length,
  'p50 ms': percentileMs(outcomes, 0.5).toFixed(1),
  'p99 ms': percentileMs(outcomes, 0.99).toFixed(1),
});

function report(before: readonly Outcome[], during: readonly Outcome[], restarts: number): void {
  console.table([rowOf('calm', before), rowOf(`${restarts} restarts`, during)]);
  const failed = during.filter((outcome) => !isOk(outcome));
  const reasons = Map.groupBy(failed, ({ status, reason }) => reason ?? String(status));
  for (const [reason, { length }] of reasons) process.stdout.write(`${length} failed: ${reason}\n`);
  const ratio = percentileMs(during, 0.99) / percentileMs(before, 0.99);
  const isMet = failed.length === 0 && before.every(isOk) && ratio <= P99_MAX_RATIO;
  process.stdout.write(
    `Goal: 0 failed, p99 at most ${P99_MAX_RATIO} times (${ratio.toFixed(2)}); ${isMet ? 'met' : 'missed'}.\n`,
  );
  if (!isMet) process.exitCode = 1;
}
