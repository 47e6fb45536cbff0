import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@playbook/testing/wait-until';
import { Lease } from './lease.js';
import { MemoryStore } from './memory-store.adapter.js';

const KEY = ['export', 'founder'];
const LEASE_MS = 30;

describe('Lease', () => {
  let nowMs: number;
  let store: MemoryStore;
  beforeEach(() => {
    nowMs = 1_000;
    store = new MemoryStore(() => nowMs);
  });
  const take = (key = KEY) => Lease.take(store, key, LEASE_MS);

  it('is for one at a time, and for the next one when it is given back', async () => {
    const lease = await take();
    expect(await take()).toBeNull();
    expect(await take(['export', 'another'])).toBeInstanceOf(Lease);
    await lease?.release();
    expect(await take()).toBeInstanceOf(Lease);
  });

  it('lasts for as long as its holder gives signs of life', async () => {
    const set = store.set.bind(store);
    let signs = 0;
    store.set = (...values) => {
      signs += 1;
      return set(...values);
    };
    await take();
    for (let lease = 0; lease < 3; lease += 1) {
      const before = signs;
      await waitUntil(() => signs > before);
      nowMs += LEASE_MS - 1;
      expect(await take()).toBeNull();
    }
  });

  it('ends by itself when its holder dies', async () => {
    const dead = new MemoryStore(() => nowMs);
    dead.setIfAbsent = store.setIfAbsent.bind(store);
    dead.set = () => Promise.reject(new Error('the process is gone'));
    await Lease.take(dead, KEY, LEASE_MS);
    expect(await take()).toBeNull();
    nowMs += LEASE_MS;
    expect(await take()).toBeInstanceOf(Lease);
  });

  it('takes nothing away from whoever got it meanwhile', async () => {
    const late = await take();
    nowMs += LEASE_MS;
    await take();
    await late?.release();
    expect(await take()).toBeNull();
  });
});
