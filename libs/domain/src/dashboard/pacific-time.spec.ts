import { describe, expect, it } from '@jest/globals';
import { pacificTimeText } from './pacific-time.js';

describe('an instant in Pacific time', () => {
  it.each([
    ['2025-08-05T03:00:00.000Z', 'August 4, 2025 at 8pm Pacific time'],
    ['2025-10-15T07:00:00.000Z', 'October 15, 2025 at 12am Pacific time'],
    ['2026-01-15T07:00:00.000Z', 'January 14, 2026 at 11pm Pacific time'],
    ['2026-11-10T04:30:00.000Z', 'November 9, 2026 at 8:30pm Pacific time'],
    ['2027-01-01T20:00:00.000Z', 'January 1, 2027 at 12pm Pacific time'],
  ])('%s is %s', (instant, text) => {
    expect(pacificTimeText(instant)).toBe(text);
  });
});
