import { describe, expect, it } from '@jest/globals';
import { contributionsOf } from './contributions.js';

const MODEL = {
  base: 10,
  trees: [{ feature: 0, at: 1, mean: 0.5, low: -1, high: { feature: 1, at: 0, mean: 2, low: 1, high: 4 } }, 0.25],
};

describe('contributionsOf', () => {
  it('books every step on the feature that was asked, and all of them add up to the leaves', () => {
    const { base, byFeature } = contributionsOf(MODEL, (feature) => [2, 1][feature] ?? 0);
    expect(base).toBe(10.75);
    expect([...byFeature]).toEqual([
      [0, 1.5],
      [1, 2],
    ]);
  });

  it('goes low on the split value itself and books nothing on features that were not asked', () => {
    const { byFeature } = contributionsOf(MODEL, () => 1);
    expect([...byFeature]).toEqual([[0, -1.5]]);
  });
});
