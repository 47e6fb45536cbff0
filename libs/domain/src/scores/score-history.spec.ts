import { describe, expect, it } from '@jest/globals';
import { improvementOf, scoreHistory } from './score-history.js';

const NEWEST_FIRST = [
  { score: 64, at: '2026-03-03T10:00:00.000Z' },
  { score: 71, at: '2026-03-02T10:00:00.000Z' },
];

describe('a history of scores', () => {
  it('names the latest, the one before, and the line from the oldest on', () => {
    expect(scoreHistory(NEWEST_FIRST, 7)).toEqual({
      count: 7,
      latest: 64,
      previous: 71,
      trend: NEWEST_FIRST.toReversed(),
    });
  });

  it('has no score before the first attempt', () => {
    expect(scoreHistory([], 0)).toEqual({ count: 0, latest: null, previous: null, trend: [] });
  });
});

describe('an improvement', () => {
  it.each([
    [64, 71, -7],
    [71, 71, 0],
    [80, 72, 8],
    [80, null, null],
    [null, null, null],
  ])('from %p against %p is %p', (latest, previous, difference) => {
    expect(improvementOf(latest, previous)).toBe(difference);
  });
});
