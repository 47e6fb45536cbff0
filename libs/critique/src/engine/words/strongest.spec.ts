import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Strongest } from './strongest.js';

const MOST = 4;

describe('Strongest', () => {
  it('keeps what a stable sort puts first', () => {
    const entry = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const strongest = new Strongest(MOST);
        const added = entries.map(([weight, turn], at) => ({ weight, turn, span: { start: at, end: at + 1 } }));
        for (const { weight, turn, span } of added) strongest.add(weight, turn, span);
        const sorted = added.toSorted((a, b) => b.weight - a.weight || a.turn - b.turn).map(({ span }) => span);
        expect(strongest.spans).toEqual(sorted.slice(0, MOST));
      }),
    );
  });
});
