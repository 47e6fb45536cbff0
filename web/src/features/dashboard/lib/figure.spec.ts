import { describe, expect, it } from '@jest/globals';
import type { DashboardPart, ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import { scoreFigure, standInFigure } from './figure.js';

const ready = (latest: number | null, previous: number | null): DashboardPart<ScoreHistory> => ({
  state: 'ready',
  value: { count: 0, latest, previous, trend: [] },
});

describe('the figure of a score', () => {
  it('is what was measured, with the real difference, whatever the browser keeps', () => {
    expect(scoreFigure(ready(71, 64), 50, 65)).toEqual({ source: 'measured', value: 71, improvement: 7 });
    expect(scoreFigure(ready(0, null), 50, 65)).toEqual({ source: 'measured', value: 0, improvement: null });
  });

  it('is the sample before anything was measured', () => {
    expect(scoreFigure(ready(null, null), 50, 65)).toEqual({ source: 'sample', value: 65 });
  });

  it('is the copy of the browser where the part failed, and no sample', () => {
    expect(scoreFigure({ state: 'failed' }, 50, 65)).toEqual({ source: 'kept', value: 50 });
    expect(scoreFigure({ state: 'failed' }, null, 65)).toEqual({ source: 'failed' });
  });

  it('is the copy, else the sample, where the whole dashboard is missing', () => {
    expect(standInFigure(50, 65)).toEqual({ source: 'kept', value: 50 });
    expect(standInFigure(null, 65)).toEqual({ source: 'stand-in', value: 65 });
  });
});
