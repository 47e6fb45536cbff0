import type { Direction } from '@playbook/critique/engine/feature-registry';
import { describe, expect, it } from '@jest/globals';
import { TreeWalker } from '@playbook/critique/engine/trees/tree-walker';
import { singleOutput } from './boost-training.js';
import { everyCut, randomCuts } from './cuts.js';
import { TreeBooster } from './tree-booster.js';

const OPTIONS = { trees: 80, depth: 3, rate: 0.15, ridge: 1, minLeaf: 2, featureShare: 1, rowShare: 0.8, seed: 3 };
const VALUES = Array.from({ length: 80 }, (_, index) => index % 10);
const STEP = VALUES.map((value) => (value > 4 ? 15 : 5));
const HILL = VALUES.map((value) => 10 - Math.abs(value - 5));

describe.each([
  ['every cut', everyCut],
  ['random cuts', randomCuts],
])('TreeBooster with %s', (_, cuts) => {
  function fit(targets: readonly (readonly number[])[], direction: Direction): TreeWalker {
    const training = {
      ...singleOutput([Float64Array.from(VALUES)], Float64Array.from(STEP), [direction]),
      outputs: targets.map((target) => Float64Array.from(target)),
      directions: [targets.map(() => direction)],
    };
    const fitted = new TreeBooster(training, OPTIONS, cuts).fit();
    const outputs = targets.map((__, index) => `output ${index}`);
    return new TreeWalker({ outputs, features: ['a'], unitsPerPoint: targets.length === 1 ? 1 : 1_000, ...fitted });
  }
  const predict = (model: TreeWalker, value: number): number[] => Array.from(model.totals(Float64Array.of(value)));

  it('learns a step', () => {
    const model = fit([STEP], 0);
    expect(predict(model, 2)[0]).toBeCloseTo(5, 0);
    expect(predict(model, 8)[0]).toBeCloseTo(15, 0);
  });

  it('learns several outputs at once', () => {
    const model = fit([STEP, HILL], 0);
    expect(predict(model, 2)[0]).toBeCloseTo(5, 0);
    expect(predict(model, 8)[0]).toBeCloseTo(15, 0);
    expect(predict(model, 5)[1]).toBeGreaterThan(predict(model, 1)[1] ?? 0);
  });

  it('is the same every time', () => {
    expect(predict(fit([HILL], 0), 4)).toEqual(predict(fit([HILL], 0), 4));
  });

  describe.each([1, -1] as const)('and the direction %d', (direction) => {
    it.each([[[HILL]], [[HILL, STEP]]])('never moves against it', (targets) => {
      const model = fit(targets, direction);
      for (let value = 1; value < 10; value += 1) {
        for (const [output, points] of predict(model, value).entries())
          expect(direction * (points - (predict(model, value - 1)[output] ?? 0))).toBeGreaterThanOrEqual(-1e-9);
      }
    });
  });

  it('lets a text count for as many as its weight', () => {
    const weights = Float64Array.from(VALUES, (__, index) => (index < 40 ? 3 : 1));
    const target = Float64Array.from(VALUES, (__, index) => (index < 40 ? 10 : 2));
    const training = { ...singleOutput([], target, []), weights };
    expect(new TreeBooster(training, OPTIONS, cuts).fit().base).toEqual([8]);
  });
});
