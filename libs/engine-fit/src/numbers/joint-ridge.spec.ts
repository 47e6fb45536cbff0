import { describe, expect, it } from '@jest/globals';
import { jointRidge, type JointRows } from './joint-ridge.js';

const ROWS: JointRows = {
  dense: [0.5, -1, 0.25, 2, -0.5, 1].map((value) => Float64Array.of(value)),
  columns: [[0], [0, 1], [1], [], [0, 1], [0]].map((own) => Int32Array.from(own)),
  values: new Float64Array(6).fill(1),
  weights: Float64Array.of(1, 1, 2, 1, 1, 3),
  width: 2,
};
/** 10, 4 for each unit of the dense column, and 3 for the first of the others, -2 for the second. */
const TARGET = Float64Array.of(15, 7, 9, 18, 9, 17);

describe('jointRidge', () => {
  it('finds what each column gives beside a constant', () => {
    const [dense, first, second] = jointRidge(ROWS, TARGET, 1e-6);
    expect(dense).toBeCloseTo(4, 3);
    expect(first).toBeCloseTo(3, 3);
    expect(second).toBeCloseTo(-2, 3);
  });

  it('draws all of it to nothing under a penalty', () => {
    for (const points of jointRidge(ROWS, TARGET, 1e6)) expect(Math.abs(points)).toBeLessThan(0.01);
  });

  it('gives a column nothing that would move the output the wrong way', () => {
    expect(jointRidge(ROWS, TARGET, 1e-6, [-1])[0]).toBe(0);
    expect(jointRidge(ROWS, TARGET, 1e-6, [1])[0]).toBeCloseTo(4, 3);
  });

  it('says nothing where there is nothing to tell', () => {
    expect(Array.from(jointRidge(ROWS, new Float64Array(6).fill(4), 1))).toEqual([0, 0, 0]);
  });
});
