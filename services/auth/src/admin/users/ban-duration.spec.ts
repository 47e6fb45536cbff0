import { describe, expect, it } from '@jest/globals';
import { banEndOf } from './ban-duration.js';

const NOW_MS = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;

describe('the length of a ban', () => {
  it.each([
    ['24h', 24 * HOUR_MS],
    ['1h30m', 1.5 * HOUR_MS],
    ['1.5h', 1.5 * HOUR_MS],
    ['300ms', 300],
    ['876000h', 876_000 * HOUR_MS],
  ])('%s counts from now', (text, lengthMs) => {
    expect(banEndOf(text, NOW_MS)).toEqual(new Date(NOW_MS + lengthMs));
  });

  it('may be none', () => {
    expect(banEndOf('none', NOW_MS)).toBeNull();
  });

  it.each(['', '0h', '-1h', '24', 'h', '1d', '24h ', '1h,30m', '9999999999h', 'forever'])('is not %j', (text) => {
    expect(() => banEndOf(text, NOW_MS)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});
