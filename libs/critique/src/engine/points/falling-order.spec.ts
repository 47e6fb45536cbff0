import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fallingOrder } from './falling-order.js';

describe('fallingOrder', () => {
  it('puts the highest first and leaves equal ones in order', () => {
    expect(fallingOrder(Float64Array.of(1, 3, 1, 3, 2))).toEqual([1, 3, 4, 0, 2]);
  });

  it('is what a stable sort makes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 }), (values) => {
        const sorted = Array.from(values.keys()).toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
        expect(fallingOrder(Float64Array.from(values))).toEqual(sorted);
      }),
    );
  });
});
