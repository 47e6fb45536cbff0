import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { findProgram } from '@playbook/testing/infra/find-program';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import type { InfraServer } from '@playbook/testing/infra/infra-part';
import { startRedisServer } from '@playbook/testing/infra/servers/redis-server';
import { removeDataDirectory } from '@playbook/testing/product/remove-data-directory';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { eventually } from '../support/eventually.js';
import { call, signUpFounder } from '../support/auth/founder.js';
import { makeSigningKeys } from '../support/auth/make-signing-keys.mjs';
import { serviceProcesses } from '../support/service-process.js';
import { claimsOf, signClaims } from '../support/auth/signing-key.js';

/** Access tokens that were good and may not be any more, and one that stays good. */
interface Tokens {
  readonly signedOut: string;
  readonly banned: string;
  readonly good: string;
}

beforeAll(async () => {
  process.env['E2E_JWT_KEYS'] ??= await makeSigningKeys();
});

const signingKeys = (): Record<string, string> => ({ AUTH_JWT_KEYS: process.env['E2E_JWT_KEYS'] ?? '' });

const read = (url: string, token: string) => call(`${url}${getApplicationRoute.path}`, { token });
const write = (url: string, token: string) =>
  call(`${url}/rest/v1/application/answers/traction/metrics`, {
    method: 'PUT',
    token,
    body: { value: 'Written with an old token', baseVersion: 0 },
  });

/** One founder signs out, an operator bans another one, a third one stays. */
async function endSessions(url: string): Promise<Tokens> {
  const [leaving, offender, staying] = [await signUpFounder(url), await signUpFounder(url), await signUpFounder(url)];
  const signedOut = leaving.session.access_token;
  const exp = Math.floor(Date.now() / 1_000) + 600;
  const { iss } = claimsOf(signedOut);
  const serviceKey = await signClaims({ role: 'service_role', iss, exp });
  expect((await call(`${url}/auth/v1/logout`, { method: 'POST', token: signedOut })).status).toBe(204);
  const ban = { method: 'PUT', body: { ban_duration: '24h' }, token: serviceKey };
  expect((await call(`${url}/auth/v1/admin/users/${offender.session.user.id}`, ban)).status).toBe(200);
  return { signedOut, banned: offender.session.access_token, good: staying.session.access_token };
}

/** The old tokens neither read nor write anywhere; the product works for everybody else. */
async function expectEnded(url: string, { signedOut, banned, good }: Tokens): Promise<void> {
  // Until everything is connected again nobody is let in.
  await eventually(async () => (await read(url, good)).status === 200);
  for (const token of [signedOut, banned]) {
    for (const attempt of [read, write]) {
      const { status } = await attempt(url, token);
      expect([401, 403]).toContain(status);
    }
  }
  expect((await write(url, good)).status).toBe(200);
}

describe('sessions that ended and founders who were banned', () => {
  let dataDirectory: string;
  let running: Product | undefined;

  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'playbook-ended-'));
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await removeDataDirectory(dataDirectory);
  });

  it.each(['stop', 'kill'] as const)('stay out when the product is started again after a %s', async (end) => {
    const environment = { ...signingKeys(), PORT: String(await findFreePort()) };
    const first = await startProduct({ topology: 'local', dataDirectory, environment });
    const tokens = await endSessions(first.url);
    await expectEnded(first.url, tokens);
    await first[end]();
    running = await startProduct({ topology: 'local', dataDirectory, environment });
    await expectEnded(running.url, tokens);
  });
});

describe('sessions that ended and founders who were banned, in a distributed product', () => {
  let product: Product;
  let redis: InfraServer;
  let redisPort: number;
  const program = findProgram('redis-server') ?? 'redis-server';

  beforeAll(async () => {
    redisPort = await findFreePort();
    redis = await startRedisServer(program, redisPort);
    const environment = { ...signingKeys(), REDIS_URL: redis.url, PLAYBOOK_REPLICAS: '1' };
    product = await startProduct({ topology: 'distributed', environment });
  });
  afterAll(async () => {
    await product.stop();
    await redis.stop();
  });

  it('stay out when Redis is started again and has forgotten everything', async () => {
    const tokens = await endSessions(product.url);
    await redis.stop();
    redis = await startRedisServer(program, redisPort);
    await expectEnded(product.url, tokens);
  });

  it('stay out when Redis and then a service are started again', async () => {
    const tokens = await endSessions(product.url);
    await redis.stop();
    redis = await startRedisServer(program, redisPort);
    const before = await serviceProcesses(product.processId, 'applications');
    for (const processId of before) process.kill(processId, 'SIGKILL');
    await eventually(async () => {
      const now = await serviceProcesses(product.processId, 'applications');
      return now.some((processId) => !before.includes(processId));
    });
    await expectEnded(product.url, tokens);
  });
});
