import { describe, expect, it } from '@jest/globals';
import { StepBook } from './feature-attribution.js';

/** What two steps to the second of two nodes book, for so many outputs. */
function booked(width: number): { points: number[]; expected: number[] } {
  const changes = Float64Array.from({ length: 2 * width }, (_, place) => place ** 2 / 7);
  const book = new StepBook(2, width);
  book.addSteps(Int32Array.of(1, width, 1, width, 0, 0), 4, changes);
  const own = Array.from({ length: width }, (_, output) => 2 * (changes[width + output] ?? 0));
  return { points: Array.from(book.points), expected: [...Array<number>(width).fill(0), ...own] };
}

describe('StepBook', () => {
  it.each([1, 4, 5, 6])('books a step for each of %s outputs on the feature that was asked', (width) => {
    const { points, expected } = booked(width);
    expect(points).toEqual(expected);
  });

  it('knows what was asked, and stretches each output by its own factor', () => {
    const book = new StepBook(3, 2);
    book.add(2, 1, 3);
    book.add(0, 0, 5);
    book.stretch([2, 10]);
    expect(book.asked).toEqual([0, 2]);
    expect(Array.from(book.points)).toEqual([10, 0, 0, 0, 0, 30]);
  });
});
