import { describe, expect, it } from '@jest/globals';
import { ridge } from './ridge.js';

const ROWS = Array.from({ length: 40 }, (_, row) => Float64Array.of(row % 7, (row * row) % 11));
const weights = new Float64Array(ROWS.length).fill(1);
const outputs = [
  Float64Array.from(ROWS, ([first = 0, second = 0]) => 3 + 2 * first - second),
  Float64Array.from(ROWS, ([first = 0]) => -first),
];

describe('ridge', () => {
  it('finds the lines through rows that lie on them', () => {
    const [one, two] = ridge({ values: ROWS, outputs, weights }, 1e-9);
    expect(one?.[0]).toBeCloseTo(2);
    expect(one?.[1]).toBeCloseTo(-1);
    expect(two?.[0]).toBeCloseTo(-1);
    expect(two?.[1]).toBeCloseTo(0);
  });

  it('draws lines to nothing', () => {
    const [one] = ridge({ values: ROWS, outputs, weights }, 40);
    expect(one?.[0]).toBeGreaterThan(0.5);
    expect(one?.[0]).toBeLessThan(1.5);
  });

  it('lets a row of no weight say nothing', () => {
    const values = [...ROWS, Float64Array.of(100, -100)];
    const own = outputs.map((output) => Float64Array.of(...output, 1_000));
    expect(ridge({ values, outputs: own, weights: Float64Array.of(...weights, 0) }, 1)[0]?.[0]).toBeCloseTo(
      ridge({ values: ROWS, outputs, weights }, 1)[0]?.[0] ?? Number.NaN,
    );
  });
});
