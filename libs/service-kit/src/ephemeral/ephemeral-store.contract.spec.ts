import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ephemeralStoreContract } from '@playbook/testing/contracts/ephemeral-store.contract';
import { SeverableLink } from '@playbook/testing/infra/severable-link';
import { waitUntil } from '@playbook/testing/wait-until';
import { MemoryStore } from './memory-store.adapter.js';
import { NO_NOTICES } from './redis-notices.js';
import { RedisStore } from './redis-store.adapter.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

ephemeralStoreContract('memory', async () => {
  const store = new MemoryStore();
  return [store, store];
});

ephemeralStoreContract('Redis', async () => [new RedisStore(redisUrl), new RedisStore(redisUrl)]);

describe('RedisStore while Redis is away', () => {
  let link: SeverableLink;
  let store: RedisStore;
  const connectionErrors: Error[] = [];
  let generation: number;

  beforeAll(async () => {
    link = await SeverableLink.open(redisUrl);
    store = new RedisStore(link.url, 'outage:', {
      ...NO_NOTICES,
      connectionFailed: (error) => connectionErrors.push(error),
    });
    await store.check();
    ({ generation } = store);
    await link.cut();
  });
  afterAll(async () => {
    await store.close();
    await link.cut();
  });

  it('answers service_unavailable to every use', async () => {
    const uses = [
      store.get('key'),
      store.set('key', 'value', 1_000),
      store.setInGroup('group', 'key', 'value', 1_000),
      store.deleteGroup('group'),
      store.setIfAbsent('key', 'value', 1_000),
      store.delete('key'),
      store.countInWindow('key', 1_000),
      store.check(),
    ];
    const outcomes = await Promise.allSettled(uses);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'service_unavailable' } });
    }
  });

  it('tells of the lost connection and comes back by itself', async () => {
    await waitUntil(() => connectionErrors.length > 0);
    await link.mend();
    await waitUntil(() =>
      store.check().then(
        () => true,
        () => false,
      ),
    );
    expect((await store.countInWindow('back', 1_000)).count).toBe(1);
    expect(store.generation).toBeGreaterThan(generation);
  });
});

describe('RedisStore while Redis is frozen', () => {
  let link: SeverableLink;
  let store: RedisStore;

  beforeAll(async () => {
    link = await SeverableLink.open(redisUrl);
    store = new RedisStore(link.url, 'frozen:');
    await store.check();
    link.freeze();
  });
  afterAll(async () => {
    await store.close();
    await link.cut();
  });

  it('waits for one command only, refuses the next ones at once, and comes back by itself', async () => {
    const isRefused = { code: 'service_unavailable' };
    const first = store.get('key');
    await expect(first).rejects.toMatchObject({ ...isRefused, cause: expect.any(Error) });
    // Without a cause: it was not sent.
    await expect(store.get('key')).rejects.toMatchObject({ ...isRefused, cause: undefined });
    link.thaw();
    await waitUntil(() =>
      store.set('key', 'value', 1_000).then(
        () => true,
        () => false,
      ),
    );
    expect(await store.get('key')).toBe('value');
  });
});

describe('RedisStore in a process that is busy', () => {
  const store = new RedisStore(redisUrl, 'busy:');
  afterAll(() => store.close());

  it('hears what Redis said while it was', async () => {
    await store.set('key', 'value', 60_000);
    const reply = store.get('key');
    const busySinceMs = performance.now();
    while (performance.now() - busySinceMs < 1_000);
    expect(await reply).toBe('value');
  });
});
