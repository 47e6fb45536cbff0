import { describe, expect, it } from '@jest/globals';
import { fitWordTable, solve } from './word-table.js';

describe('solve', () => {
  it('solves a symmetric positive definite system', () => {
    const solution = solve([Float64Array.of(4, 2), Float64Array.of(2, 3)], [10, 9]);
    expect(solution[0]).toBeCloseTo(1.5);
    expect(solution[1]).toBeCloseTo(2);
  });
});

describe('fitWordTable', () => {
  it('gives points to words of good texts, takes them for words of bad ones, and leaves rare words out', () => {
    const text = (words: string, rating: number) => ({ words: new Set(words.split(' ')), rating });
    const good = Array.from({ length: 6 }, () => text('invoice clerk', 90));
    const bad = Array.from({ length: 6 }, () => text('ecosystem clerk', 10));
    const table = fitWordTable([...good, ...bad, text('once', 50)]);
    expect(table['invoice']).toBeGreaterThan(5);
    expect(table['ecosystem']).toBeLessThan(-5);
    expect(table).not.toHaveProperty('once');
  });
});
