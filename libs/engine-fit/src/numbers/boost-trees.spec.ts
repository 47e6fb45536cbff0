import { describe, expect, it } from '@jest/globals';
import { TreeWalker } from '@playbook/critique/engine/trees/tree-walker';
import { TreeBooster, type FittedTrees } from './boost-trees.js';

const OPTIONS = { trees: 80, depth: 2, rate: 0.1, ridge: 1, minLeaf: 2, featureShare: 1, rowShare: 0.8, seed: 3 };
const VALUES = Array.from({ length: 60 }, (_, index) => index % 10);
const ROWS = VALUES.map((_, index) => index);

function fit(target: readonly number[], direction: -1 | 0 | 1): FittedTrees {
  const matrix = { columns: [Float64Array.from(VALUES)], directions: [direction] };
  return new TreeBooster(matrix, ROWS, OPTIONS).fit(Float64Array.from(target));
}

const predict = ({ base, trees }: FittedTrees, value: number): number =>
  new TreeWalker({ outputs: ['one'], base: [base], features: ['a'], unitsPerPoint: 1, trees }).totals(
    Float64Array.of(value),
  )[0] ?? 0;

describe('TreeBooster', () => {
  it('learns a step', () => {
    const model = fit(
      VALUES.map((value) => (value > 4 ? 15 : 5)),
      0,
    );
    expect(predict(model, 2)).toBeCloseTo(5, 0);
    expect(predict(model, 8)).toBeCloseTo(15, 0);
  });

  it('is the same every time', () => {
    const target = VALUES.map((value) => value ** 2);
    expect(fit(target, 0)).toEqual(fit(target, 0));
  });

  it('never rises on a feature that may only fall', () => {
    const model = fit(
      VALUES.map((value) => Math.abs(value - 5)),
      -1,
    );
    for (let value = 1; value < 10; value += 1) {
      expect(predict(model, value)).toBeLessThanOrEqual(predict(model, value - 1) + 1e-9);
    }
  });
});
