import { describe, expect, it } from '@jest/globals';
import { calibrate, onKnots, type Knots } from './calibrate.js';

const KNOTS: Knots = [
  [2, 1],
  [10, 12],
  [16, 20],
];

describe('onKnots', () => {
  it.each([
    [0, 1],
    [2, 1],
    [6, 6.5],
    [10, 12],
    [13, 16],
    [30, 20],
  ])('%d becomes %d', (says, points) => {
    expect(onKnots(KNOTS, says)).toBeCloseTo(points);
  });

  it('leaves a prediction alone where nothing is known', () => {
    expect(onKnots([], 7)).toBe(7);
  });
});

describe('calibrate', () => {
  it('stretches what the features give so that all of it adds up to the calibrated prediction', () => {
    const shares = { base: [6], byFeature: new Map([3, -1, 5].map((own, index) => [index, [own]])) };
    const { base, byFeature } = calibrate(shares, [KNOTS]);
    expect(base).toEqual([6.5]);
    const total = [...byFeature.values()].reduce((sum, own) => sum + (own[0] ?? 0), 6.5);
    expect(total).toBeCloseTo(onKnots(KNOTS, 13));
    expect(byFeature.get(1)?.[0]).toBeLessThan(0);
  });
});
