import { describe, expect, it } from '@jest/globals';
import { onKnots } from '@playbook/critique/engine/trees/calibrate';
import { calibrationOf } from './calibration.js';

describe('calibrationOf', () => {
  it('gives narrow predictions the spread of the ratings, in the same order', () => {
    const ratings = Array.from({ length: 101 }, (_, index) => index / 5);
    const narrow = ratings.map((rating) => 8 + rating / 5);
    const knots = calibrationOf(narrow, ratings);
    for (const [index, rating] of ratings.entries()) expect(onKnots(knots, narrow[index] ?? 0)).toBeCloseTo(rating, 0);
  });

  it('needs no two predictions to differ', () => {
    expect(calibrationOf([5, 5, 5], [4, 5, 6])).toEqual([[5, 4]]);
  });
});
