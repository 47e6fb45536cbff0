import { describe, expect, it } from '@jest/globals';
import type { TreeModel } from './tree-model.js';
import { TreeWalker } from './tree-walker.js';

/** Two features with lines; the tree is told what the lines of the output say. */
const MODEL: TreeModel = {
  outputs: ['clarity'],
  base: [10],
  unitsPerPoint: 1_000,
  features: ['a', 'b', 'lines.clarity'],
  trees: [{ feature: 2, at: 1, lowShare: 0.5, low: [-2000], high: [2000] }],
  slopes: [
    { feature: 0, output: 0, pointsPerUnit: 2, mean: 1 },
    { feature: 1, output: 0, pointsPerUnit: -1, mean: 0 },
  ],
};

function sharesFor(...values: number[]): [number, number[]][] {
  const { byFeature } = new TreeWalker(MODEL).shares(Float64Array.of(...values, 0));
  return Array.from(byFeature, ([feature, own]) => [feature, Array.from(own)]);
}

describe('Lines', () => {
  it('are told to the trees, and what those make of them goes to the features that point the same way', () => {
    // The lines say 2 × (3 - 1) - 1 = 3: high, so 2 more points for the first feature.
    expect(sharesFor(3, 1)).toEqual([
      [0, [6]],
      [1, [-1]],
      [2, [0]],
    ]);
  });

  it('share what the trees take among the features that take', () => {
    // The lines say 2 × (0 - 1) - 2 = -4: low, so 1 point less for each.
    expect(sharesFor(0, 2)).toEqual([
      [0, [-3]],
      [1, [-3]],
      [2, [0]],
    ]);
  });

  it('add up to the same total without the shares', () => {
    expect(new TreeWalker(MODEL).totals(Float64Array.of(3, 1, 0))).toEqual([15]);
  });
});
