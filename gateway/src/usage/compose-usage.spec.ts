import { describe, expect, it } from '@jest/globals';
import { USAGE_TOOLS, usageSchema } from '@playbook/contracts/founder/usage.contract';
import { usageOf, usageWindow } from './compose-usage.js';

describe('usageWindow', () => {
  it('is thirty days of UTC with today', () => {
    expect(usageWindow(new Date('2026-03-15T23:59:59.999Z'))).toEqual({ from: '2026-02-14', to: '2026-03-15' });
    expect(usageWindow(new Date('2026-03-15T01:00:00+02:00'))).toEqual({ from: '2026-02-13', to: '2026-03-14' });
  });
});

describe('usageOf', () => {
  const window = { from: '2026-02-14', to: '2026-03-15' };

  it('counts each tool by itself and all of them, with the newest day first', () => {
    const usage = usageOf(
      [
        { tool: 'pitchAnalyses', date: '2026-02-14', uses: 2 },
        { tool: 'applications', date: '2026-03-01', uses: 1 },
        { tool: 'pitchAnalyses', date: '2026-03-15', uses: 3 },
      ],
      window,
    );
    expect(usageSchema.parse(usage)).toEqual(usage);
    expect(usage).toMatchObject({ ...window, total: 6 });
    expect(usage.tools[0]).toEqual({
      tool: 'pitchAnalyses',
      total: 5,
      days: [
        { date: '2026-03-15', uses: 3 },
        { date: '2026-02-14', uses: 2 },
      ],
    });
  });

  it('names tools that were not used, with nothing', () => {
    const usage = usageOf([], window);
    expect(usage.tools).toEqual(USAGE_TOOLS.map((tool) => ({ tool, total: 0, days: [] })));
    expect(usage.total).toBe(0);
  });

  it('leaves out what lies outside the window', () => {
    const outside = ['2026-02-13', '2026-03-16'].map((date) => ({ tool: 'ideaChecks' as const, date, uses: 1 }));
    expect(usageOf(outside, window).total).toBe(0);
  });
});
