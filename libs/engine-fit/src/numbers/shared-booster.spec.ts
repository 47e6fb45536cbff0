import type { Direction } from '@playbook/critique/engine/feature-registry';
import { describe, expect, it } from '@jest/globals';
import { TreeWalker } from '@playbook/critique/engine/trees/tree-walker';
import { SharedBooster } from './shared-booster.js';

const OPTIONS = { trees: 80, depth: 3, rate: 0.15, ridge: 1, minLeaf: 2, featureShare: 1, rowShare: 0.8, seed: 3 };
const VALUES = Array.from({ length: 80 }, (_, index) => index % 10);

function fit(targets: readonly (readonly number[])[], direction: Direction): TreeWalker {
  const booster = new SharedBooster(
    {
      columns: [Float64Array.from(VALUES)],
      outputs: targets.map((target) => Float64Array.from(target)),
      weights: new Float64Array(VALUES.length).fill(1),
      preferences: [1],
      directions: [targets.map(() => direction)],
    },
    OPTIONS,
  );
  const outputs = targets.map((_, index) => `output ${index}`);
  return new TreeWalker({ outputs, features: ['a'], unitsPerPoint: 1_000, ...booster.fit() });
}

function predict(model: TreeWalker, value: number): number[] {
  const { base, byFeature } = model.shares(Float64Array.of(value));
  return base.map((own, output) => [...byFeature.values()].reduce((sum, shares) => sum + (shares[output] ?? 0), own));
}

const STEP = VALUES.map((value) => (value > 4 ? 15 : 5));
const HILL = VALUES.map((value) => 10 - Math.abs(value - 5));

describe('SharedBooster', () => {
  it('learns several outputs at once', () => {
    const model = fit([STEP, HILL], 0);
    expect(predict(model, 2)[0]).toBeCloseTo(5, 0);
    expect(predict(model, 8)[0]).toBeCloseTo(15, 0);
    expect(predict(model, 5)[1]).toBeGreaterThan(predict(model, 1)[1] ?? 0);
  });

  it('is the same every time', () => {
    expect(predict(fit([HILL], 0), 4)).toEqual(predict(fit([HILL], 0), 4));
  });

  it.each([1, -1] as const)('never moves against the direction %d', (direction) => {
    const model = fit([HILL, STEP], direction);
    for (let value = 1; value < 10; value += 1) {
      for (const [output, points] of predict(model, value).entries())
        expect(direction * (points - (predict(model, value - 1)[output] ?? 0))).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  it('lets a text count for as many as its weight', () => {
    const weights = Float64Array.from(VALUES, (_, index) => (index < 40 ? 3 : 1));
    const target = Float64Array.from(VALUES, (_, index) => (index < 40 ? 10 : 2));
    const booster = new SharedBooster(
      { columns: [], outputs: [target], weights, preferences: [], directions: [] },
      OPTIONS,
    );
    expect(booster.fit().base).toEqual([8]);
  });
});
