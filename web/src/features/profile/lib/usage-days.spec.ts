import { describe, expect, it } from '@jest/globals';
import { buildUsage } from '../../../testing/factories/usage.factory.js';
import { barsOf, CHART_HEIGHT } from './chart-bars.js';
import { busiestOf, daysOf, dayText, entriesOf } from './usage-days.js';
import { usesByTool, usesOf } from './usage-tools.js';

const DAYS = daysOf(buildUsage());

describe('the uses of a window', () => {
  it('have a day each, also without uses', () => {
    expect(DAYS).toHaveLength(30);
    expect(DAYS[0]).toEqual({ date: '2026-10-23', used: [], total: 0 });
    expect(DAYS.at(-2)).toEqual({
      date: '2026-11-20',
      used: [
        { tool: 'ideaChecks', uses: 2 },
        { tool: 'applications', uses: 1 },
      ],
      total: 3,
    });
  });

  it('are listed newest first, without what was not used', () => {
    expect(entriesOf(DAYS).map(({ date, label, uses }) => `${date} ${label} ${uses}`)).toEqual([
      '2026-11-21 Pitch Analyzer 3',
      '2026-11-20 Idea Check 2',
      '2026-11-20 Applications begun 1',
      '2026-11-19 Pitch Analyzer 1',
      '2026-11-19 Industry Insights 1',
    ]);
  });

  it('become bars whose busiest day reaches the top', () => {
    const bars = barsOf(DAYS);
    expect(busiestOf(DAYS)).toBe(3);
    expect(bars).toHaveLength(5);
    expect(Math.min(...bars.map(({ y }) => y))).toBeCloseTo(0);
    expect(bars[0]).toMatchObject({ height: CHART_HEIGHT / 3, title: 'Pitch Analyzer, Nov 19: 1' });
    expect(busiestOf([])).toBe(1);
  });

  it('are summed by tool; what nothing counts was not used', () => {
    expect(usesByTool(buildUsage()).map(({ uses }) => uses)).toEqual([4, 2, 1, 0, 0, 0, 1, 0, 0, 0]);
    expect(usesOf(buildUsage(), 'deckAnalyses')).toBe(0);
  });

  it('name their day without regard to the time zone', () => {
    expect(dayText('2026-11-21')).toBe('Nov 21');
  });
});
