import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { MemoryStore } from '../ephemeral/memory-store.adapter.js';
import { ProcedureError } from '../errors/procedure-error.js';
import { ReplyCache } from './reply-cache.js';

const HOUR_MS = 3_600_000;
const schema = z.object({ answer: z.string() });
const REPLY = { answer: 'yes' };
const away = () => Promise.reject(new ProcedureError('service_unavailable', 'away'));

describe('ReplyCache', () => {
  let nowMs: number;
  let store: MemoryStore;
  let cache: ReplyCache;
  const key = ReplyCache.keyOf('founder', 'prompt', 'text');

  beforeEach(() => {
    nowMs = 1_000;
    store = new MemoryStore(() => nowMs);
    cache = new ReplyCache(store, 24 * HOUR_MS);
  });

  it('keeps a reply for its founder and its text', async () => {
    await cache.keep('founder', key, REPLY);
    expect(await cache.find(key, schema)).toEqual(REPLY);
    for (const other of [ReplyCache.keyOf('other', 'prompt', 'text'), ReplyCache.keyOf('founder', 'prompt', 'texts')]) {
      expect(await cache.find(other, schema)).toBeNull();
    }
  });

  it('does not find a reply of another form', async () => {
    await cache.keep('founder', key, { question: 'why' });
    expect(await cache.find(key, schema)).toBeNull();
  });

  it('loses every reply of a founder whose account goes, and none of others', async () => {
    const keys = ['one', 'two'].map((text) => ReplyCache.keyOf('founder', text));
    for (const own of keys) await cache.keep('founder', own, REPLY);
    const foreign = ReplyCache.keyOf('other', 'one');
    await cache.keep('other', foreign, REPLY);
    await ReplyCache.purge(store, 'founder');
    await ReplyCache.purge(store, 'founder');
    expect(await Promise.all(keys.map((own) => cache.find(own, schema)))).toEqual([null, null]);
    expect(await cache.find(foreign, schema)).toEqual(REPLY);
  });

  it('keeps nothing for an hour after that, for calls that were under way', async () => {
    await ReplyCache.purge(store, 'founder');
    await cache.keep('founder', key, REPLY);
    expect(await store.get(key)).toBeNull();
    nowMs += HOUR_MS;
    await cache.keep('founder', key, REPLY);
    expect(await cache.find(key, schema)).toEqual(REPLY);
  });

  it('leaves nothing behind, whenever the account goes while a reply is being kept', async () => {
    // The account goes before each access of the store that keeping a reply makes.
    for (const access of ['setInGroup', 'get'] as const) {
      const keeping = new MemoryStore();
      const real: (...args: never[]) => Promise<unknown> = keeping[access].bind(keeping);
      const purgeFirst = async (...args: never[]): Promise<unknown> => {
        await ReplyCache.purge(keeping, 'founder');
        return real(...args);
      };
      Object.assign(keeping, { [access]: purgeFirst });
      await new ReplyCache(keeping, HOUR_MS).keep('founder', key, REPLY);
      Object.assign(keeping, { [access]: real });
      expect(await keeping.get(key)).toBeNull();
    }
  });

  it('is no reason to fail while the store is away, but a purge is', async () => {
    store.get = away;
    store.setInGroup = away;
    store.set = away;
    await expect(cache.keep('founder', key, REPLY)).resolves.toBeUndefined();
    expect(await cache.find(key, schema)).toBeNull();
    await expect(ReplyCache.purge(store, 'founder')).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('keeps nothing where it must not', async () => {
    await new ReplyCache(store, 0).keep('founder', key, REPLY);
    expect(await store.get(key)).toBeNull();
  });
});
