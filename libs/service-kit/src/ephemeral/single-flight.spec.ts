import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@playbook/testing/wait-until';
import { ProcedureError } from '../errors/procedure-error.js';
import { MemoryStore } from './memory-store.adapter.js';
import { SingleFlight } from './single-flight.js';

const KEY = ['pitch', 'founder', 'key'];
const NEVER = new AbortController().signal;
const away = () => Promise.reject(new ProcedureError('service_unavailable', 'away'));

const LEASE_MS = 60;

describe('SingleFlight', () => {
  let nowMs: number;
  let store: MemoryStore;
  /** Two replicas that share a store. */
  let replicas: [SingleFlight, SingleFlight];
  let stored: string | null;
  let made: number;
  /** Ends the work of everybody who makes the value. */
  let finish: PromiseWithResolvers<void>;

  beforeEach(() => {
    nowMs = 1_000;
    store = new MemoryStore(() => nowMs);
    const times = { leaseMs: LEASE_MS, pollMs: 1 };
    replicas = [new SingleFlight(store, times), new SingleFlight(store, times)];
    stored = null;
    made = 0;
    finish = Promise.withResolvers();
  });

  const make = async (): Promise<string> => {
    made += 1;
    const own = `made by ${made}`;
    await finish.promise;
    stored ??= own;
    return stored;
  };
  const run = (replica: 0 | 1, { key = KEY, signal = NEVER, work = make } = {}) =>
    replicas[replica].run({ key, signal, find: async () => stored, make: work });

  /** From now on nobody's signs of life arrive; claims still do. @returns what ends that */
  const loseSignsOfLife = (): (() => void) => {
    const set = store.set.bind(store);
    store.setIfAbsent = async (key, value, lifetimeMs) => {
      if ((await store.get(key)) !== null) return false;
      await set(key, value, lifetimeMs);
      return true;
    };
    store.set = away;
    nowMs += LEASE_MS;
    return () => {
      store.set = set;
    };
  };

  it('makes once what many ask for at the same time', async () => {
    const calls = Array.from({ length: 20 }, (_, index) => run(index % 2 === 0 ? 0 : 1));
    await waitUntil(() => made === 1);
    finish.resolve();
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['made by 1']));
    expect(made).toBe(1);
  });

  it('answers what is stored, without making anything', async () => {
    stored = 'earlier';
    expect(await run(0)).toBe('earlier');
    expect(made).toBe(0);
  });

  it('does not let different calls wait for one another', async () => {
    const first = run(0);
    const second = run(1, { key: ['pitch', 'another founder', 'key'] });
    await waitUntil(() => made === 2);
    finish.resolve();
    await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  });

  it('goes on with the next one when the first fails', async () => {
    const failing = run(0, { work: () => Promise.reject(new Error('broken')) });
    const next = run(1);
    finish.resolve();
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('made by 1');
  });

  it('keeps its claim for longer than a lease', async () => {
    const first = run(0);
    await waitUntil(() => made === 1);
    const set = store.set.bind(store);
    let renewals = 0;
    store.set = async (...claim) => {
      await set(...claim);
      renewals += 1;
      nowMs += LEASE_MS - 1;
    };
    const second = run(1);
    await waitUntil(() => renewals === 3);
    expect(made).toBe(1);
    finish.resolve();
    expect(await Promise.all([first, second])).toEqual(['made by 1', 'made by 1']);
  });

  it('goes on when a process has died with its claim', async () => {
    const first = run(0);
    await waitUntil(() => made === 1);
    loseSignsOfLife();
    const second = run(1);
    await waitUntil(() => made === 2);
    finish.resolve();
    expect(await Promise.all([first, second])).toEqual(['made by 1', 'made by 1']);
  });

  it('leaves a claim alone that has become another’s', async () => {
    const first = run(0);
    await waitUntil(() => made === 1);
    const findSignsOfLife = loseSignsOfLife();
    const ending = Promise.withResolvers<string>();
    let isSecondAtWork = false;
    const second = run(1, {
      work: () => {
        isSecondAtWork = true;
        return ending.promise;
      },
    });
    await waitUntil(() => isSecondAtWork);
    findSignsOfLife();
    finish.resolve();
    await first;
    stored = null;
    const third = run(0);
    let attempts = 0;
    const setIfAbsent = store.setIfAbsent.bind(store);
    store.setIfAbsent = (...claim) => {
      attempts += 1;
      return setIfAbsent(...claim);
    };
    await waitUntil(() => attempts > 3);
    expect(made).toBe(1);
    stored = 'made by the second';
    ending.resolve(stored);
    expect(await Promise.all([second, third])).toEqual([stored, stored]);
  });

  it('stops waiting when the caller goes away', async () => {
    const caller = new AbortController();
    const first = run(0);
    await waitUntil(() => made === 1);
    const second = run(1, { signal: caller.signal });
    caller.abort();
    await expect(second).rejects.toMatchObject({ code: 'request_cancelled' });
    finish.resolve();
    await first;
  });

  it('lets everybody work for themselves while the store is away', async () => {
    store.setIfAbsent = away;
    store.set = away;
    store.get = away;
    finish.resolve();
    expect(await Promise.all([run(0), run(1)])).toEqual(['made by 1', 'made by 1']);
    expect(made).toBe(2);
  });
});
