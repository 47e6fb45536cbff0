import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { waitUntil } from '../wait-until.js';

const LONG_MS = 60_000;
/** Short enough to wait for its end. */
const SHORT_MS = 60;

/**
 * What every ephemeral store must do.
 * @param openStores Two ends of one store, as two replicas hold them; the same one twice where only one process can have it.
 */
export function ephemeralStoreContract(
  name: string,
  openStores: () => Promise<[EphemeralStore, EphemeralStore]>,
): void {
  describe(`ephemeral store contract over ${name}`, () => {
    let store: EphemeralStore;
    let other: EphemeralStore;
    const newKey = (): string => `contract:${randomUUID()}`;

    beforeAll(async () => {
      [store, other] = await openStores();
    });
    afterAll(async () => {
      await store.close();
      await other.close();
    });

    it('answers that it is there', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });

    it('keeps its generation while it loses nothing', async () => {
      await store.check();
      const { generation } = store;
      await store.set(newKey(), 'kept', LONG_MS);
      expect(store.generation).toBe(generation);
    });

    it('has nothing under an unused key', async () => {
      expect(await store.get(newKey())).toBeNull();
    });

    it.each(['', 'text', '{"quoted":"Grüße 🚀"}', 'line\nline'])(
      'keeps a value for every replica: %j',
      async (value) => {
        const key = newKey();
        await store.set(key, value, LONG_MS);
        expect(await other.get(key)).toBe(value);
      },
    );

    it('replaces a value and its lifetime', async () => {
      const key = newKey();
      await store.set(key, 'first', SHORT_MS);
      await store.set(key, 'second', LONG_MS);
      const shorter = newKey();
      await store.set(shorter, 'gone with the first lifetime', SHORT_MS);
      await waitUntil(async () => (await store.get(shorter)) === null);
      expect(await store.get(key)).toBe('second');
    });

    it('forgets a value at the end of its lifetime', async () => {
      const key = newKey();
      await store.set(key, 'value', SHORT_MS);
      await waitUntil(async () => (await store.get(key)) === null);
      expect(await store.setIfAbsent(key, 'next', LONG_MS)).toBe(true);
    });

    it('stores only under a free key when asked to', async () => {
      const key = newKey();
      expect(await store.setIfAbsent(key, 'first', LONG_MS)).toBe(true);
      expect(await other.setIfAbsent(key, 'second', LONG_MS)).toBe(false);
      expect(await store.get(key)).toBe('first');
    });

    it('lets exactly one of many win a free key', async () => {
      const key = newKey();
      const attempts = Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? store : other).setIfAbsent(key, String(index), LONG_MS),
      );
      expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    });

    it('deletes, also what is not there', async () => {
      const key = newKey();
      await store.set(key, 'value', LONG_MS);
      await other.delete(key);
      await other.delete(key);
      expect(await store.get(key)).toBeNull();
    });

    groupCases(() => [store, other], newKey);
    countingCases(() => [store, other], newKey);
  });
}

function groupCases(stores: () => [EphemeralStore, EphemeralStore], newKey: () => string): void {
  it('keeps a value of a group like any other', async () => {
    const [store, other] = stores();
    const [group, key] = [newKey(), newKey()];
    await store.setInGroup(group, key, 'first', SHORT_MS);
    expect(await other.get(key)).toBe('first');
    expect(await other.setIfAbsent(key, 'other', LONG_MS)).toBe(false);
    await waitUntil(async () => (await store.get(key)) === null);
    await store.setInGroup(group, key, 'second', LONG_MS);
    await other.delete(key);
    expect(await store.get(key)).toBeNull();
  });

  it('deletes every value of a group, and nothing else', async () => {
    const [store, other] = stores();
    const [group, ...keys] = Array.from({ length: 5 }, newKey) as [string, ...string[]];
    await Promise.all(keys.map((key, index) => (index % 2 === 0 ? store : other).setInGroup(group, key, key, LONG_MS)));
    const [otherGroup, foreign, single] = [newKey(), newKey(), newKey()];
    await store.setInGroup(otherGroup, foreign, 'of another group', LONG_MS);
    await store.set(single, 'of no group', LONG_MS);
    await other.deleteGroup(group);
    await other.deleteGroup(group);
    expect(await Promise.all(keys.map((key) => store.get(key)))).toEqual(keys.map(() => null));
    expect([await store.get(foreign), await store.get(single)]).toEqual(['of another group', 'of no group']);
  });

  it('deletes what was put into a group after a shorter-lived value', async () => {
    const [store] = stores();
    const [group, long, short] = [newKey(), newKey(), newKey()];
    await store.setInGroup(group, long, 'value', LONG_MS);
    await store.setInGroup(group, short, 'value', SHORT_MS);
    await waitUntil(async () => (await store.get(short)) === null);
    await store.deleteGroup(group);
    expect(await store.get(long)).toBeNull();
  });

  it('has no value under the name of a group, and may have another', async () => {
    const [store, other] = stores();
    const [group, key] = [newKey(), newKey()];
    await store.setInGroup(group, key, 'value', LONG_MS);
    expect(await other.get(group)).toBeNull();
    await store.set(group, 'own', LONG_MS);
    await other.deleteGroup(group);
    expect(await store.get(group)).toBe('own');
  });
}

function countingCases(stores: () => [EphemeralStore, EphemeralStore], newKey: () => string): void {
  it('counts calls in a window that ends after its first call', async () => {
    const [store, other] = stores();
    const key = newKey();
    const counts = [await store.countInWindow(key, LONG_MS), await other.countInWindow(key, LONG_MS)];
    expect(counts.map(({ count }) => count)).toEqual([1, 2]);
    for (const { resetMs } of counts) {
      expect(resetMs).toBeGreaterThan(0);
      expect(resetMs).toBeLessThanOrEqual(LONG_MS);
    }
  });

  it('counts every one of many calls at once', async () => {
    const [store, other] = stores();
    const key = newKey();
    const calls = Array.from({ length: 100 }, (_, index) =>
      (index % 2 === 0 ? store : other).countInWindow(key, LONG_MS),
    );
    const counts = (await Promise.all(calls)).map(({ count }) => count);
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('begins a new window after the end of one, which later calls do not put off', async () => {
    const [store] = stores();
    const key = newKey();
    await store.countInWindow(key, SHORT_MS);
    let highest = 1;
    await waitUntil(async () => {
      const { count } = await store.countInWindow(key, SHORT_MS);
      highest = Math.max(highest, count);
      return count === 1;
    });
    expect(highest).toBeGreaterThan(1);
  });

  it('starts again after its key was deleted', async () => {
    const [store] = stores();
    const key = newKey();
    await store.countInWindow(key, LONG_MS);
    await store.delete(key);
    expect((await store.countInWindow(key, LONG_MS)).count).toBe(1);
  });

  it('adds amounts for every replica, and takes back what was added', async () => {
    const [store, other] = stores();
    const key = newKey();
    await store.addInWindow(key, 400, LONG_MS);
    expect((await other.addInWindow(key, 250, LONG_MS)).count).toBe(650);
    const { count, resetMs } = await store.addInWindow(key, -600, LONG_MS);
    expect(count).toBe(50);
    expect(resetMs).toBeGreaterThan(0);
    expect((await other.countInWindow(key, LONG_MS)).count).toBe(51);
  });

  it('begins no window with an amount that is taken back', async () => {
    const [store] = stores();
    const key = newKey();
    expect(await store.addInWindow(key, -100, LONG_MS)).toEqual({ count: 0, resetMs: 0 });
    expect((await store.addInWindow(key, 5, LONG_MS)).count).toBe(5);
  });

  it('loses no amount of many at once', async () => {
    const [store, other] = stores();
    const key = newKey();
    const amounts = Array.from({ length: 50 }, (_, index) => index);
    await Promise.all(amounts.map((amount) => (amount % 2 === 0 ? store : other).addInWindow(key, amount, LONG_MS)));
    expect((await store.addInWindow(key, 0, LONG_MS)).count).toBe((50 * 49) / 2);
  });

  it('counts keys apart', async () => {
    const [store] = stores();
    await store.countInWindow(newKey(), LONG_MS);
    expect((await store.countInWindow(newKey(), LONG_MS)).count).toBe(1);
  });
}
