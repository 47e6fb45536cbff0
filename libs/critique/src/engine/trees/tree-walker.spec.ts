import { describe, expect, it } from '@jest/globals';
import { TreeWalker } from './tree-walker.js';

const MODEL = {
  version: '1.0.0',
  outputs: ['one', 'two'],
  base: [10, 5],
  features: ['a', 'b'],
  trees: [
    {
      feature: 0,
      at: 1,
      lowShare: 0.75,
      low: [-1000, 0],
      high: { feature: 1, at: 0, lowShare: 0.5, low: [1000, 400], high: [3000, 0] },
    },
    [250, 0],
  ],
  calibration: [],
};

function sharesFor(...values: number[]): { base: number[]; byFeature: [number, number[]][] } {
  const { base, byFeature } = new TreeWalker(MODEL).shares(Float64Array.from(values));
  return { base: [...base], byFeature: Array.from(byFeature, ([feature, own]) => [feature, Array.from(own)]) };
}

describe('TreeWalker', () => {
  it('books every step on the feature that was asked, and all of them add up to the leaves', () => {
    const { base, byFeature } = sharesFor(2, 1);
    expect(base).toEqual([10, 5.05]);
    expect(byFeature).toEqual([
      [0, [2.25, expect.closeTo(0.15)]],
      [1, [1, expect.closeTo(-0.2)]],
    ]);
  });

  it('goes low on the split value itself and books nothing on features that were not asked', () => {
    expect(sharesFor(1, 7).byFeature).toEqual([[0, [-0.75, expect.closeTo(-0.05)]]]);
  });
});
