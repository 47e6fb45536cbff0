import { describe, expect, it } from '@jest/globals';
import type { CachedAnalysis } from '../../../lib/browser-storage/industry-insights.schema.js';
import { buildInsights } from '../../../testing/factories/section-insights.factory.js';
import { ANALYSIS_LIFETIME_MS, cacheAnalysis, newerAnalysis, readCachedAnalysis } from './analysis-cache.js';

const OWNER = 'ada';
const MONDAY = '2026-11-16T10:00:00.000Z';
const TUESDAY = '2026-11-17T09:00:00.000Z';
const ANALYSIS = {
  analysisData: { trends: buildInsights('trends') },
  startupDescription: 'Payroll for clinics',
  targetUsers: 'Clinics',
  userContextHash: 'abc',
};
const cached = (overrides: Partial<CachedAnalysis> = {}): CachedAnalysis => ({
  ...ANALYSIS,
  timestamp: MONDAY,
  updatedAt: MONDAY,
  ...overrides,
});

describe('the browser’s copy', () => {
  it('is good for a day, for its founder and their choices', () => {
    cacheAnalysis(OWNER, ANALYSIS, { timestamp: MONDAY, updatedAt: null });
    const now = Date.parse(MONDAY);
    expect(readCachedAnalysis(OWNER, 'abc', now + ANALYSIS_LIFETIME_MS - 1)).toEqual(cached({ updatedAt: null }));
    expect(readCachedAnalysis(OWNER, 'abc', now + ANALYSIS_LIFETIME_MS)).toBeNull();
    expect(readCachedAnalysis(OWNER, 'other', now)).toBeNull();
    expect(readCachedAnalysis('grace', 'abc', now)).toBeNull();
  });
});

describe('of two copies', () => {
  it('the newer one is shown', () => {
    const stored = { ...ANALYSIS, updatedAt: TUESDAY };
    expect(newerAnalysis(cached(), stored, 'abc')).toMatchObject({ timestamp: TUESDAY, updatedAt: TUESDAY });
    expect(newerAnalysis(null, stored, 'abc')).toMatchObject({ updatedAt: TUESDAY });
    const own = cached({ updatedAt: TUESDAY });
    expect(newerAnalysis(own, stored, 'abc')).toBe(own);
    const unsaved = cached({ timestamp: '2026-11-18T09:00:00.000Z', updatedAt: null });
    expect(newerAnalysis(unsaved, stored, 'abc')).toBe(unsaved);
  });

  it('one made for other choices is none', () => {
    expect(newerAnalysis(null, { ...ANALYSIS, updatedAt: TUESDAY }, 'other')).toBeNull();
  });

  it('one that was removed on another device is gone, one that never got there is not', () => {
    expect(newerAnalysis(cached(), null, 'abc')).toBeNull();
    const unsaved = cached({ updatedAt: null });
    expect(newerAnalysis(unsaved, null, 'abc')).toBe(unsaved);
    expect(newerAnalysis(null, null, 'abc')).toBeNull();
  });
});
