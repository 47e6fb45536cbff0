import { describe, expect, it } from '@jest/globals';
import { contributionsOf } from '../../../test/contributions.js';
import type { DimensionModel } from './tree.js';
import { Booking, flatTreesOf } from './flat-trees.js';

const MODEL: DimensionModel = {
  base: 50,
  trees: [
    { feature: 0, at: 1, mean: 2, low: -3, high: { feature: 1, at: 0.5, mean: 4, low: 1, high: 9 } },
    { feature: 1, at: 2, mean: 0, low: { feature: 0, at: 0, mean: -1, low: -2, high: 3 }, high: 5 },
    7,
  ],
};

describe('FlatTrees', () => {
  it.each([
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 3],
  ])('books for (%d, %d) what the trees as objects book', (...values) => {
    const booking = new Booking(2);
    const base = flatTreesOf(MODEL).addContributions(Float64Array.from(values), booking);
    const expected = contributionsOf(MODEL, (feature) => values[feature] ?? 0);
    expect(base).toBe(expected.base);
    expect(booking.order.map((feature) => [feature, booking.shares[feature]])).toEqual([...expected.byFeature]);
    const sum = booking.shares.reduce((total, share) => total + share, base);
    expect(flatTreesOf(MODEL).prediction(Float64Array.from(values))).toBeCloseTo(sum);
  });
});
