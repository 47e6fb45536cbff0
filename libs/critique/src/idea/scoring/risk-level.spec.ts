import { describe, expect, it } from '@jest/globals';
import { riskLevelOf, riskRangeOf } from './risk-level.js';

const LIMITS = { medium: 30, high: 65 };

describe('riskRangeOf', () => {
  it.each([
    [10, 'low', null],
    [28, 'low', ['low', 'medium']],
    [30, 'medium', ['low', 'medium']],
    [47, 'medium', null],
    [63, 'medium', ['medium', 'high']],
    [65, 'high', ['medium', 'high']],
    [90, 'high', null],
  ] as const)('takes %i for %s and between %j', (figure, level, range) => {
    expect(riskLevelOf(figure, LIMITS)).toBe(level);
    expect(riskRangeOf(figure, LIMITS)).toEqual(range);
  });

  it('always has the level in its range', () => {
    for (let figure = 0; figure <= 100; figure += 1)
      expect(riskRangeOf(figure, LIMITS) ?? [riskLevelOf(figure, LIMITS)]).toContain(riskLevelOf(figure, LIMITS));
  });
});
