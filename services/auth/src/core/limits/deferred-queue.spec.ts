import { describe, expect, it } from '@jest/globals';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { waitUntil } from '@playbook/testing/wait-until';
import { DeferredQueue } from './deferred-queue.js';

const away = (): ProcedureError => new ProcedureError('service_unavailable', 'The database is away');

/** A queue whose failures can be looked at. */
function makeQueue(maxWaiting = 10) {
  const failures: string[] = [];
  const queue = new DeferredQueue({ maxWaiting, onFailure: ({ code }) => void failures.push(code) });
  return { queue, failures };
}

describe('the queue of work behind the response', () => {
  it('does nothing before its caller has gone on, and all in order', async () => {
    const { queue } = makeQueue();
    const done: number[] = [];
    for (const index of [1, 2, 3]) queue.add(async () => void done.push(index));
    expect(done).toEqual([]);
    await waitUntil(async () => done.length === 3);
    expect(done).toEqual([1, 2, 3]);
  });

  it('tries again what failed because something was away', async () => {
    const { queue, failures } = makeQueue();
    let tries = 0;
    queue.add(async () => {
      tries += 1;
      if (tries === 1) throw away();
    });
    await waitUntil(async () => tries === 2);
    await queue.drain();
    expect({ tries, failures }).toEqual({ tries: 2, failures: [] });
  });

  it('gives up what is wrong by itself, and goes on', async () => {
    const { queue, failures } = makeQueue();
    let isDone = false;
    queue.add(async () => {
      throw new Error('a fault');
    });
    queue.add(async () => {
      isDone = true;
    });
    await waitUntil(async () => isDone);
    expect(failures).toEqual(['unexpected_failure']);
  });

  it('is bounded', async () => {
    const { queue } = makeQueue(2);
    const add = (): void => queue.add(async () => undefined);
    add();
    add();
    expect(add).toThrow(expect.objectContaining({ code: 'service_unavailable', details: { retryAfterS: 5 } }));
    await queue.drain();
    expect(add).not.toThrow();
  });

  it('does what waits before it stops, each piece once', async () => {
    const { queue, failures } = makeQueue();
    let tries = 0;
    queue.add(async () => {
      tries += 1;
      throw away();
    });
    queue.add(async () => {
      tries += 1;
    });
    await queue.drain();
    expect({ tries, failures }).toEqual({ tries: 2, failures: ['service_unavailable'] });
  });
});
