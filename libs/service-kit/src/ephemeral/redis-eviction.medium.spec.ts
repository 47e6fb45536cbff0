import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askTextServer } from '@playbook/testing/infra/servers/ask-text-server';
import { findProgram } from '@playbook/testing/infra/find-program';
import type { InfraServer } from '@playbook/testing/infra/infra-part';
import { startRedisServer } from '@playbook/testing/infra/servers/redis-server';
import { waitUntil } from '@playbook/testing/wait-until';
import { NO_NOTICES } from './redis-notices.js';
import { RedisStore } from './redis-store.adapter.js';

/** A server of its own: its settings are changed. */
let server: InfraServer;

beforeAll(async () => {
  server = await startRedisServer(findProgram('redis-server') ?? 'redis-server');
});
afterAll(async () => {
  await server.stop();
});

const command = (line: string, answer: string): Promise<void> =>
  askTextServer(Number(new URL(server.url).port), `${line}\r\n`, answer);

/** What a store that connects now tells. */
async function noticesAt(url: string): Promise<string[]> {
  const notices: string[] = [];
  const store = new RedisStore(url, 'eviction:', {
    ...NO_NOTICES,
    evicts: (policy) => notices.push(policy),
    settingsHidden: () => notices.push('hidden'),
  });
  await waitUntil(() => store.generation > 0);
  // Redis responds in the order in which it is asked, and it was asked for its settings as soon as it was there.
  await store.check();
  await store.check();
  await store.close();
  return notices;
}

async function configure(policy: string, maxmemory: string): Promise<void> {
  await command(`CONFIG SET maxmemory-policy ${policy}`, '+OK');
  await command(`CONFIG SET maxmemory ${maxmemory}`, '+OK');
}

describe('a Redis that may forget ended sessions', () => {
  it.each(['allkeys-lru', 'volatile-lru', 'volatile-ttl', 'allkeys-random'])('is named: %s', async (policy) => {
    await configure(policy, '100mb');
    expect(await noticesAt(server.url)).toEqual([policy]);
  });

  it.each([
    ['noeviction', '100mb'],
    ['allkeys-lru', '0'],
  ])('is not what %s with a bound of %s makes of it', async (policy, maxmemory) => {
    await configure(policy, maxmemory);
    expect(await noticesAt(server.url)).toEqual([]);
  });

  it('is not looked for where the settings may not be read, and the store works all the same', async () => {
    await command('ACL SETUSER guest on >secret ~* +@all -config', '+OK');
    expect(await noticesAt(server.url.replace('://', '://guest:secret@'))).toEqual(['hidden']);
  });

  it('is looked for again with every connection', async () => {
    await configure('noeviction', '100mb');
    const policies: string[] = [];
    const store = new RedisStore(server.url, 'eviction:', { ...NO_NOTICES, evicts: (policy) => policies.push(policy) });
    await store.check();
    await configure('volatile-lru', '100mb');
    await command('CLIENT KILL TYPE normal SKIPME yes', ':');
    await waitUntil(() => policies.length > 0);
    expect(policies).toEqual(['volatile-lru']);
    await store.close();
  });
});
