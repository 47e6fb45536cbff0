import { describe, expect, it } from '@jest/globals';
import { sparseRidge } from './sparse-ridge.js';

const ROWS = {
  columns: [[0], [0, 1], [1], [], [0, 1], [0]].map((own) => Int32Array.from(own)),
  values: new Float64Array(6).fill(1),
  weights: Float64Array.of(1, 1, 2, 1, 1, 3),
  width: 2,
};
/** 10, and 3 for the first column, -2 for the second. */
const TARGET = Float64Array.of(13, 11, 8, 10, 11, 13);

describe('sparseRidge', () => {
  it('finds what each column gives beside a constant', () => {
    const [first, second] = sparseRidge(ROWS, TARGET, 1e-6);
    expect(first).toBeCloseTo(3, 3);
    expect(second).toBeCloseTo(-2, 3);
  });

  it('draws all of it to nothing under a penalty', () => {
    const [first = 0] = sparseRidge(ROWS, TARGET, 1e6);
    expect(Math.abs(first)).toBeLessThan(0.01);
  });

  it('says nothing where there is nothing to tell', () => {
    expect(Array.from(sparseRidge(ROWS, new Float64Array(6).fill(4), 1))).toEqual([0, 0]);
  });
});
