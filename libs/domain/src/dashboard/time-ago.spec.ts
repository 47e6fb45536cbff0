import { describe, expect, it } from '@jest/globals';
import { timeAgo } from './time-ago.js';

const NOW_MS = Date.parse('2026-03-15T12:00:00.000Z');

describe('how long ago', () => {
  it.each([
    ['2026-03-15T12:00:05.000Z', 'Just now'],
    ['2026-03-15T11:00:00.001Z', 'Just now'],
    ['2026-03-15T11:00:00.000Z', '1 hour ago'],
    ['2026-03-14T12:00:00.001Z', '23 hours ago'],
    ['2026-03-14T12:00:00.000Z', '1 day ago'],
    ['2026-03-01T12:00:00.000Z', '14 days ago'],
  ])('%s is %s', (instant, text) => {
    expect(timeAgo(instant, NOW_MS)).toBe(text);
  });
});
