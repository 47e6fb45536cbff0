import { describe, expect, it } from '@jest/globals';
import { heightPercent, sampledPoints, tableStepS } from './sampled-points.js';

describe('sampledPoints', () => {
  it('takes the mean of each stretch, and leaves empty ones out', () => {
    const points = [
      { atS: 0, value: 1 },
      { atS: 4, value: 3 },
      { atS: 12, value: 8 },
    ];
    expect(sampledPoints(points, 5)).toEqual([
      { atS: 0, value: 2 },
      { atS: 10, value: 8 },
    ]);
  });
});

describe('tableStepS', () => {
  it.each([
    [60, 5],
    [180, 10],
    [900, 60],
  ])('of %d seconds is %d', (durationS, stepS) => expect(tableStepS(durationS)).toBe(stepS));
});

describe('heightPercent', () => {
  it.each([
    [0, 100],
    [5, 50],
    [10, 0],
    [99, 0],
    [-1, 100],
  ])('of %d is %d', (value, percent) => expect(heightPercent(value, { from: 0, to: 10 })).toBe(percent));
  it('is the middle where there is no range', () => expect(heightPercent(3, { from: 3, to: 3 })).toBe(50));
});
