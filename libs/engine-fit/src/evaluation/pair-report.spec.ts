import { describe, expect, it } from '@jest/globals';
import { pairReport, type RatedPair } from './pair-report.js';

const pair = (expected: RatedPair['expected'], a: number, b: number): RatedPair => ({ kind: 'pitch', expected, a, b });
const report = (...pairs: RatedPair[]): string[] => pairReport(pairs, (one, side) => Number(one[side]));

describe('pairReport', () => {
  it('counts what is as expected, by sort', () => {
    expect(report(pair('b_higher', 10, 11), pair('same', 10, 13), pair('b_not_higher', 10, 10))).toEqual([
      'pairs b_higher: 1 of 1 right',
      'pairs same: 1 of 1 right',
      'pairs b_not_higher: 1 of 1 right',
    ]);
  });

  it('shows the scores of the others', () => {
    expect(report(pair('b_higher', 10, 10), pair('same', 10, 14), pair('b_not_higher', 10, 11))).toEqual([
      'pairs b_higher: 0 of 1 right; wrong: 10 and 10',
      'pairs same: 0 of 1 right; wrong: 10 and 14',
      'pairs b_not_higher: 0 of 1 right; wrong: 10 and 11',
    ]);
  });

  it('says how many are of no sort that is known', () => {
    const mistyped = pair('b-higher' as RatedPair['expected'], 10, 11);
    expect(report(pair('same', 10, 10), mistyped)).toEqual([
      'pairs same: 1 of 1 right',
      'pairs of another sort, left out: 1',
    ]);
  });
});
