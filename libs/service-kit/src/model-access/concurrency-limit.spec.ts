import { describe, expect, it } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.js';

const NEVER = new AbortController().signal;

/** Work that ends when the test says so. */
function gate(): { work: () => Promise<string>; open: (value: string) => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, open: resolve };
}

describe('ConcurrencyLimit', () => {
  it('runs at most so many at a time, the others in their order', async () => {
    const limit = new ConcurrencyLimit(1);
    const first = gate();
    const order: string[] = [];
    const running = limit.run(NEVER, first.work);
    const later = ['b', 'c'].map((name) => limit.run(NEVER, async () => order.push(name)));
    expect(order).toEqual([]);
    first.open('a');
    expect(await running).toBe('a');
    await Promise.all(later);
    expect(order).toEqual(['b', 'c']);
  });

  it('refuses at once when too many wait', async () => {
    const limit = new ConcurrencyLimit(1);
    const { work, open } = gate();
    const taken = Array.from({ length: 5 }, () => limit.run(NEVER, work));
    await expect(limit.run(NEVER, work)).rejects.toMatchObject({ reason: 'busy' });
    open('done');
    expect(await Promise.all(taken)).toHaveLength(5);
  });

  it('waits no longer than its signal, and loses no place by it', async () => {
    const limit = new ConcurrencyLimit(1);
    const first = gate();
    const running = limit.run(NEVER, first.work);
    const patience = new AbortController();
    const impatient = limit.run(patience.signal, async () => 'never');
    const patient = limit.run(NEVER, async () => 'served');
    patience.abort();
    await expect(impatient).rejects.toMatchObject({ reason: 'busy' });
    first.open('a');
    await running;
    expect(await patient).toBe('served');
    expect(await limit.run(NEVER, async () => 'next')).toBe('next');
  });

  it('gives the place back when work fails', async () => {
    const limit = new ConcurrencyLimit(1);
    await expect(limit.run(NEVER, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit.run(NEVER, async () => 'next')).toBe('next');
  });
});
