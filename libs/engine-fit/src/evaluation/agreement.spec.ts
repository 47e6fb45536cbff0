import { describe, expect, it } from '@jest/globals';
import { meanAbsoluteError, spearman } from './agreement.js';

describe('spearman', () => {
  it('is 1 for the same order, whatever the distances', () => {
    expect(spearman([1, 2, 3, 100], [5, 6, 7, 8])).toBeCloseTo(1);
  });

  it('is -1 for the reverse order', () => {
    expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  });

  it('gives equal values their middle rank', () => {
    expect(spearman([1, 1, 2], [1, 2, 3])).toBeCloseTo(Math.sqrt(3) / 2);
  });
});

describe('meanAbsoluteError', () => {
  it('is the mean distance', () => {
    expect(meanAbsoluteError([1, 2], [2, 5])).toBe(2);
  });
});
