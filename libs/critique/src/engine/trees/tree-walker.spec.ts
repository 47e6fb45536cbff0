import { describe, expect, it } from '@jest/globals';
import { isSplit, leafValue, type TreeModel, type TreeNode } from './tree-model.js';
import { TreeWalker } from './tree-walker.js';

const MODEL = {
  outputs: ['one', 'two'],
  base: [10, 5],
  unitsPerPoint: 1_000,
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
};

function sharesFor(...values: number[]): { base: number[]; byFeature: [number, number[]][] } {
  const { base, byFeature } = new TreeWalker(MODEL).shares(Float64Array.from(values));
  return { base: [...base], byFeature: Array.from(byFeature, ([feature, own]) => [feature, Array.from(own)]) };
}

describe('TreeWalker', () => {
  it('attributes every step to the feature that was asked, and all of them add up to the leaves', () => {
    const { base, byFeature } = sharesFor(2, 1);
    expect(base).toEqual([10, 5.05]);
    expect(byFeature).toEqual([
      [0, [2.25, expect.closeTo(0.15)]],
      [1, [1, expect.closeTo(-0.2)]],
    ]);
  });

  it('goes low on the split value itself and attributes nothing to features that were not asked', () => {
    expect(sharesFor(1, 7).byFeature).toEqual([[0, [-0.75, expect.closeTo(-0.05)]]]);
  });
});

/** One output; what the trees say before they ask stands in the model. */
const SINGLE: TreeModel = {
  outputs: ['overall'],
  base: [50],
  features: ['a', 'b'],
  unitsPerPoint: 1,
  trees: [
    { feature: 0, at: 1, mean: 2, low: -3, high: { feature: 1, at: 0.5, mean: 4, low: 1, high: 9 } },
    { feature: 1, at: 2, mean: 0, low: { feature: 0, at: 0, mean: -1, low: -2, high: 3 }, high: 5 },
    7,
  ],
};

interface Attributed {
  readonly base: number;
  readonly byFeature: ReadonlyMap<number, number>;
}

const meanOf = (node: TreeNode): number => leafValue(isSplit(node) ? (node.mean ?? 0) : node, 0);

/** The same worked out on the trees as objects. */
function attributed({ base, trees }: TreeModel, values: readonly number[]): Attributed {
  const byFeature = new Map<number, number>();
  for (const tree of trees) {
    let node = tree;
    while (isSplit(node)) {
      const next = (values[node.feature] ?? 0) <= node.at ? node.low : node.high;
      byFeature.set(node.feature, (byFeature.get(node.feature) ?? 0) + meanOf(next) - meanOf(node));
      node = next;
    }
  }
  return { base: trees.reduce<number>((sum, tree) => sum + meanOf(tree), base[0] ?? 0), byFeature };
}

describe('TreeWalker of one output', () => {
  it.each([
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 3],
  ])('attributes for (%d, %d) what the trees as objects say', (...values) => {
    const walker = new TreeWalker(SINGLE);
    const read = Float64Array.from(values);
    const shares = walker.shares(read);
    const expected = attributed(SINGLE, values);
    const { asked } = shares;
    expect(shares.base).toEqual([expected.base]);
    expect(asked.map((feature) => [feature, shares.of(feature, 0)])).toEqual([...expected.byFeature]);
    const sum = asked.reduce((total, feature) => total + shares.of(feature, 0), expected.base);
    expect(walker.totals(read)[0]).toBeCloseTo(sum);
  });
});
