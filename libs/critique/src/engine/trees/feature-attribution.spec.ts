import { describe, expect, it } from '@jest/globals';
import { FeatureAttribution } from './feature-attribution.js';

/** What two steps to the second of two nodes add, for so many outputs. */
function attributed(width: number): { points: number[]; expected: number[] } {
  const changes = Float64Array.from({ length: 2 * width }, (_, place) => place ** 2 / 7);
  const attribution = new FeatureAttribution(2, width);
  attribution.addSteps(Int32Array.of(1, width, 1, width, 0, 0), 4, changes);
  const own = Array.from({ length: width }, (_, output) => 2 * (changes[width + output] ?? 0));
  return { points: Array.from(attribution.points), expected: [...Array<number>(width).fill(0), ...own] };
}

describe('FeatureAttribution', () => {
  it.each([1, 4, 5, 6])('adds a step for each of %s outputs to the feature that was asked', (width) => {
    const { points, expected } = attributed(width);
    expect(points).toEqual(expected);
  });

  it('knows what was asked, and stretches each output by its own factor', () => {
    const attribution = new FeatureAttribution(3, 2);
    attribution.add(2, 1, 3);
    attribution.add(0, 0, 5);
    attribution.stretch([2, 10]);
    expect(attribution.asked).toEqual([0, 2]);
    expect(Array.from(attribution.points)).toEqual([10, 0, 0, 0, 0, 30]);
  });
});
