import { describe, expect, it } from '@jest/globals';
import { InFlight } from './in-flight.js';

describe('InFlight', () => {
  it('is idle when nothing has begun', async () => {
    await expect(new InFlight().idle()).resolves.toBeUndefined();
  });

  it('waits for work that begins while it waits, and for work that fails', async () => {
    const inFlight = new InFlight();
    const order: string[] = [];
    const first = inFlight.track(
      Promise.resolve().then(() => {
        inFlight.track(Promise.resolve().then(() => order.push('second'))).catch(() => order.push('never'));
        order.push('first');
        throw new Error('failed');
      }),
    );
    await Promise.all([expect(first).rejects.toThrow('failed'), inFlight.idle().then(() => order.push('idle'))]);
    expect(order).toEqual(['first', 'second', 'idle']);
  });
});
