import { describe, expect, it } from '@jest/globals';
import { WordTable } from './word-table.js';
import type { WordBound, WordUse } from './word-use.js';

/** Ranks 1 to 4 of one output: mean and sum of 0, +20, -20 and +40 points. */
const POINTS = [0, 0, 20, 20, -20, -20, 40, 40];
const TABLE = new WordTable({
  version: '1.0.0',
  outputs: ['one'],
  units: [1, 1],
  columns: Buffer.from(Int8Array.from(POINTS)).toString('base64'),
});
const use = (rank: number, bound: WordBound = 'none'): WordUse => ({
  rank,
  bound,
  span: { start: rank, end: rank + 1 },
});
const score = (...uses: WordUse[]): { value: number; audience: number; terms: number } => {
  const [{ value, audience, terms } = { value: Number.NaN, audience: Number.NaN, terms: Number.NaN }] =
    TABLE.scores(uses);
  return { value, audience, terms };
};

describe('WordTable', () => {
  it('says nothing of no words', () => {
    expect(score()).toEqual({ value: 0, audience: 0, terms: 0 });
  });

  it('shows the words that give and the words that take, the strongest first', () => {
    expect(TABLE.scores([use(2), use(3), use(4)])).toMatchObject([
      { giving: [{ start: 4 }, { start: 2 }], taking: [{ start: 3 }] },
    ]);
  });

  it('never lets a term of the lexicon give points', () => {
    expect(score(use(3), use(4, 'lowering'))).toEqual(score(use(3)));
    expect(score(use(4), use(3, 'lowering')).terms).toBeLessThan(0);
  });

  it('never lets a customer take points', () => {
    expect(score(use(4), use(3, 'raising'))).toEqual(score(use(4)));
    expect(score(use(3), use(4, 'raising')).audience).toBeGreaterThan(0);
    expect(score(use(3), use(4, 'raising')).value).toBe(score(use(3)).value);
  });
});
