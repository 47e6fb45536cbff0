import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';
import { holdToGoal } from './measure/hold-to-goal.js';
import { serviceUrl } from './measure/service-url.js';
import { startChild } from './measure/start-child.js';
import { withClosings } from './measure/with-closings.js';

/** The parameters of the auth service: Argon2id at the minimum of OWASP's Password Storage Cheat Sheet. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WARM_UP_TURNS = 20;
const TURNS = 200;
/** A sign-in should cost hardly more than what makes its password hard to guess. */
const GOAL_RATIO = 1.15;
const PRODUCT = 'POST /token?grant_type=password';
/** One address signs in here more often than people do. */
const NO_LIMITS = { AUTH_RATE_LIMIT_TOKEN: '1000000' };

type Work = () => Promise<unknown>;
type Credentials = Readonly<Record<'email' | 'password', string>>;

/**
 * Signing in with a password through the product, one at a time, against the bare hash of the password with the same
 * parameters, and against the least server that does it: Fastify, the hash, two statements and a signature. All take turns,
 * so that a slow moment of the machine touches all.
 */
export function runSignIn(): Promise<void> {
  return withClosings(async (closings) => {
    const infra = await startInfra(['postgres']);
    closings.push(() => infra.stop());
    const databaseUrl = infra.urls.postgres ?? '';
    const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...NO_LIMITS };
    const product = await startProduct({ topology: 'local', environment });
    closings.push(() => product.stop());
    const port = await findFreePort();
    const bare = await startChild(new URL('./bare-sign-in/server.js', import.meta.url), {
      DATABASE_URL: await serviceUrl(databaseUrl, product, 'auth'),
      PORT: String(port),
    });
    closings.push(() => bare.kill('SIGTERM'));
    const credentials = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
    await post(`${product.url}/auth/v1/signup`, credentials);
    const works = new Map<string, Work>([
      ['bare Argon2id hash', () => hash(randomUUID(), ARGON2_OPTIONS)],
      ['bare Fastify server', () => post(`http://127.0.0.1:${port}/token`, credentials)],
      [PRODUCT, () => post(`${product.url}/auth/v1/token?grant_type=password`, credentials)],
    ]);
    print(await takeTurns(works));
  });
}

async function post(url: string, credentials: Credentials): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(credentials) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/** Times in ms by the work's name. */
async function takeTurns(works: ReadonlyMap<string, Work>): Promise<Map<string, number[]>> {
  const times = new Map([...works.keys()].map((name): [string, number[]] => [name, []]));
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
    for (const [name, work] of works) {
      const startMs = performance.now();
      await work();
      if (turn >= WARM_UP_TURNS) times.get(name)?.push(performance.now() - startMs);
    }
  }
  return times;
}

function print(times: ReadonlyMap<string, readonly number[]>): void {
  const medians = [...times].map(([target, timesMs]) => ({ target, p50Ms: p50(timesMs) }));
  const hashMs = medians[0]?.p50Ms ?? Number.NaN;
  console.table(
    medians.map(({ target, p50Ms }) => ({ target, 'p50 ms': p50Ms.toFixed(1), ratio: (p50Ms / hashMs).toFixed(2) })),
  );
  const ratio = (medians.find(({ target }) => target === PRODUCT)?.p50Ms ?? Number.NaN) / hashMs;
  holdToGoal('times the bare hash', ratio, GOAL_RATIO);
}

const p50 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
