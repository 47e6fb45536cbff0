import { describe, expect, it } from '@jest/globals';
import { chartEnds } from './score-chart.js';

const local = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

describe('the ends of the chart', () => {
  it('are days, whatever the order', () => {
    expect(chartEnds([local(9, 10), local(2, 10), local(5, 10)])).toEqual(['Mar 2', 'Mar 9']);
  });

  it('are hours within one day', () => {
    const [from, to] = chartEnds([local(2, 10), local(2, 14)]);
    expect(from).toMatch(/^Mar 2, 10:00/);
    expect(to).toMatch(/^2:00/);
  });
});
