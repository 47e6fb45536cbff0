import { describe, expect, it } from '@jest/globals';
import { onKnots, stretchOn, type Knots } from './calibrate.js';

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

describe('stretchOn', () => {
  it.each([
    [6, 7],
    [6, -3],
    [0, 20],
  ])('leads from the calibrated base %d to the calibrated prediction with %d more', (base, given) => {
    expect(onKnots(KNOTS, base) + given * stretchOn(KNOTS, base, given)).toBeCloseTo(onKnots(KNOTS, base + given));
  });

  it('leaves everything alone where nothing is given', () => {
    expect(stretchOn(KNOTS, 6, 0)).toBe(1);
  });
});
