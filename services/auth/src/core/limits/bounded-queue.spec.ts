import { describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';

/** Work that ends when it is told to. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = { isRunning: false, resolve, reject, run: () => ((work.isRunning = true), promise) };
  return work;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a bounded queue', () => {
  it('runs as much at a time as it may, the rest in order, and refuses what is too much', async () => {
    const queue = new BoundedQueue({ maxRunning: 2, maxWaiting: 1, retryAfterS: 3 });
    const [first, second, third] = [heldWork(), heldWork(), heldWork()];
    const results = [first, second, third].map((work) => queue.run(work.run));
    const overflow = { code: 'service_unavailable', details: { retryAfterS: 3 } };
    await expect(queue.run(heldWork().run)).rejects.toMatchObject(overflow);
    await settle();
    expect([first.isRunning, second.isRunning, third.isRunning]).toEqual([true, true, false]);

    second.resolve('done');
    expect(await results[1]).toBe('done');
    await settle();
    expect(third.isRunning).toBe(true);
    first.resolve('first');
    third.resolve('third');
    expect(await Promise.all(results)).toEqual(['first', 'done', 'third']);
  });

  it('frees the place of work that fails', async () => {
    const queue = new BoundedQueue({ maxRunning: 1, maxWaiting: 0, retryAfterS: 1 });
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(queue.run(async () => 'done')).resolves.toBe('done');
  });
});
