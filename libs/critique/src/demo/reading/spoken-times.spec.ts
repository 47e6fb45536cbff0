import { describe, expect, it } from '@jest/globals';
import { spokenTimes } from './spoken-times.js';

const WORDS = [
  { span: { start: 0, end: 2 }, startS: 1, endS: 1.5 },
  { span: { start: 3, end: 7 }, startS: 1.6, endS: 2 },
  { span: { start: 8, end: 13 }, startS: 22, endS: 22.5 },
];

describe('spokenTimes', () => {
  const times = spokenTimes(WORDS);

  it('tells when the word at an offset begins, and the last one before it ends', () => {
    expect([times.startAt(0), times.startAt(4), times.startAt(12)]).toEqual([1, 1.6, 22]);
    expect([times.endAt(2), times.endAt(7), times.endAt(13)]).toEqual([1.5, 2, 22.5]);
  });

  it('counts the words before an offset', () => {
    expect([times.wordsBefore(0), times.wordsBefore(3), times.wordsBefore(8)]).toEqual([0, 1, 2]);
  });

  it('counts a silence as one second of talk at most', () => {
    expect(times.talkedBefore(8)).toBeCloseTo(1 + 0.5 + 0.1 + 0.4 + 1, 5);
  });

  it('has no time without words', () => {
    expect(spokenTimes([]).startAt(5)).toBe(0);
    expect(spokenTimes([]).endAt(5)).toBe(0);
  });
});
