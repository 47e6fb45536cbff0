import { describe, expect, it } from '@jest/globals';
import { RestartDelay } from './restart-delay.js';

describe('RestartDelay', () => {
  it('grows while what is started keeps ending, up to five seconds', () => {
    const delay = new RestartDelay();
    expect([1, 2, 3, 4, 5, 6, 7].map((ranMs) => delay.after(ranMs))).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it('is short again after it ran for a while', () => {
    const delay = new RestartDelay();
    delay.after(5);
    expect(delay.after(5)).toBe(500);
    expect(delay.after(10_001)).toBe(250);
  });
});
