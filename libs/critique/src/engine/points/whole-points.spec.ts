import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wholePoints } from './whole-points.js';

describe('wholePoints', () => {
  it('gives the missing point to the largest remainder', () => {
    expect(wholePoints([1.4, 2.5, -0.9])).toEqual([1, 3, -1]);
  });

  it('always adds up to the rounded sum, each within one point of its share', () => {
    const share = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(fc.array(share, { maxLength: 30 }), (shares) => {
        const points = wholePoints(shares);
        const sum = shares.reduce((total, one) => total + one, 0);
        expect(points.reduce((total, one) => total + one, 0)).toBeCloseTo(Math.round(sum));
        for (const [index, one] of points.entries())
          expect(Math.abs(one - (shares[index] ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
