import { describe, expect, it } from '@jest/globals';
import { barsOf, CHART_HEIGHT } from './chart-bars.js';
import { busiestOf, countsOf, dayText, entriesOf } from './usage-days.js';
import { NO_USES, totalOf } from './usage-tools.js';

const DAYS = [
  { day: '2026-11-19', counts: { ...NO_USES, idea: 1, pitch: 3 } },
  { day: '2026-11-20', counts: NO_USES },
  { day: '2026-11-21', counts: { ...NO_USES, pitch: 2 } },
];

describe('the uses of some days', () => {
  it('add up by tool and together', () => {
    expect(countsOf(DAYS)).toEqual({ ...NO_USES, idea: 1, pitch: 5 });
    expect(totalOf(countsOf(DAYS))).toBe(6);
  });

  it('are listed newest first, without what was not used', () => {
    expect(entriesOf(DAYS)).toEqual([
      { day: '2026-11-21', label: 'Pitch Analyzer', uses: 2 },
      { day: '2026-11-19', label: 'Idea Check', uses: 1 },
      { day: '2026-11-19', label: 'Pitch Analyzer', uses: 3 },
    ]);
  });

  it('become bars whose busiest day reaches the top', () => {
    const bars = barsOf(DAYS);
    expect(busiestOf(DAYS)).toBe(4);
    expect(bars).toHaveLength(3);
    expect(Math.min(...bars.map(({ y }) => y))).toBeCloseTo(0);
    expect(bars[0]).toMatchObject({ height: CHART_HEIGHT / 4, title: 'Idea Check, Nov 19: 1' });
    expect(busiestOf([])).toBe(1);
  });

  it('name their day without regard to the time zone', () => {
    expect(dayText('2026-11-21')).toBe('Nov 21');
  });
});
