import { describe, expect, it } from '@jest/globals';
import { chartLines, polylineOf } from './chart-lines.js';

const on = (day: number, score: number) => ({ score, at: `2026-03-0${day}T10:00:00.000Z` });

describe('the lines of the chart', () => {
  it('stand in the order of time, at equal distances, the score as the height', () => {
    const [pitch, idea] = chartLines([[on(1, 40), on(8, 80)], [on(2, 100)]]);
    expect(polylineOf(pitch ?? [])).toBe('0,60 100,20');
    expect(polylineOf(idea ?? [])).toBe('50,0');
  });

  it('of a single attempt begins at the left', () => {
    expect(chartLines([[on(1, 0)], []])).toEqual([[{ ...on(1, 0), xPercent: 0, yPercent: 100 }], []]);
  });
});
