import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { retryDelayMs } from './save-back-off.js';

const failures = fc.integer({ min: 1, max: 1_000 });
const chance = fc.double({ min: 0, max: 0.999, noNaN: true });

describe('the wait after a failed save', () => {
  it('is between half a second and half a minute, and differs by chance', () => {
    fc.assert(
      fc.property(failures, chance, (count, by) => {
        const delayMs = retryDelayMs(count, by, null);
        expect(delayMs).toBeGreaterThanOrEqual(500);
        expect(delayMs).toBeLessThanOrEqual(30_000);
      }),
    );
    expect(retryDelayMs(3, 0.9, null)).toBeGreaterThan(retryDelayMs(3, 0.1, null));
  });

  it('is never shorter than the server asked for, within an hour', () => {
    fc.assert(
      fc.property(failures, chance, fc.nat({ max: 3_600_000 }), (count, by, retryAfterMs) => {
        expect(retryDelayMs(count, by, retryAfterMs)).toBeGreaterThanOrEqual(retryAfterMs);
      }),
    );
    expect(retryDelayMs(1, 0, Number.MAX_SAFE_INTEGER)).toBe(3_600_000);
  });
});
