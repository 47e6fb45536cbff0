import { describe, expect, it } from '@jest/globals';
import type { Activity } from '@playbook/contracts/dashboard/dashboard.schema';
import { newestActivity } from './newest-activity.js';

const on = (at: string): Activity => ({
  action: 'pitch-analyzed',
  item: at,
  score: 71,
  progress: null,
  improvement: null,
  at: `${at}T10:00:00.000Z`,
});

describe('the newest activity', () => {
  it('is that of all services together, newest first, three at most', () => {
    const newest = newestActivity([on('2026-03-04'), on('2026-03-01')], [on('2026-03-03'), on('2026-03-02')]);
    expect(newest.map(({ item }) => item)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
  });

  it('is nothing where nothing was done', () => {
    expect(newestActivity([], [])).toEqual([]);
  });
});
