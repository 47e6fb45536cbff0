import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';

/** The parameters of the auth service: Argon2id at the minimum of OWASP's Password Storage Cheat Sheet. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WARM_UP_TURNS = 20;
const TURNS = 200;
/** A sign-in should cost hardly more than what makes its password hard to guess. */
const GOAL_RATIO = 1.15;
/** One address signs in here more often than people do. */
const NO_LIMITS = { AUTH_RATE_LIMIT_TOKEN: '1000000' };

type Work = () => Promise<unknown>;

/**
 * Signing in with a password through the product, one at a time, against the bare hash of the password with the same
 * parameters. Both take turns, so that a slow moment of the machine touches both.
 */
export async function runSignIn(): Promise<void> {
  const infra = await startInfra(['postgres']);
  try {
    const environment = { DATABASE_URL: infra.urls.postgres ?? '', LOG_LEVEL: 'error', ...NO_LIMITS };
    const product = await startProduct({ topology: 'local', environment });
    try {
      await compare(await prepareSignIn(product.url), () => hash(randomUUID(), ARGON2_OPTIONS));
    } finally {
      await product.stop();
    }
  } finally {
    await infra.stop();
  }
}

/** Signs a founder up and answers how to sign in as them. */
async function prepareSignIn(baseUrl: string): Promise<Work> {
  const body = JSON.stringify({ email: `bench-${randomUUID()}@example.com`, password: randomUUID() });
  const post = async (path: string): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${baseUrl}/auth/v1/${path}`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  await post('signup');
  return () => post('token?grant_type=password');
}

async function compare(signIn: Work, bareHash: Work): Promise<void> {
  const signInMs: number[] = [];
  const bareMs: number[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
    const [bare, whole] = [await timed(bareHash), await timed(signIn)];
    if (turn < WARM_UP_TURNS) continue;
    bareMs.push(bare);
    signInMs.push(whole);
  }
  const ratio = p50(signInMs) / p50(bareMs);
  console.table([
    { target: 'bare Argon2id hash', 'p50 ms': p50(bareMs).toFixed(1), ratio: '1.00' },
    { target: 'POST /token?grant_type=password', 'p50 ms': p50(signInMs).toFixed(1), ratio: ratio.toFixed(2) },
  ]);
  process.stdout.write(`Goal: a ratio of at most ${GOAL_RATIO}; ${ratio <= GOAL_RATIO ? 'met' : 'missed'}.\n`);
}

async function timed(work: Work): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

const p50 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
