import { describe, expect, it } from '@jest/globals';
import { FIELD_INSIGHTS_KEY } from './field-insights.schema.js';
import { INDUSTRY_INSIGHTS_KEY } from './industry-insights.schema.js';
import { STORAGE_KEYS } from './storage-keys.js';

describe('keys of the browser storage', () => {
  it('have the names of the specification, which copies of earlier versions are stored under', () => {
    const { pitchHistory, dashboardPitchScore, ideaDraft, ideaResult, ideaHistory, dashboardIdeaScore } = STORAGE_KEYS;
    const keys = [pitchHistory, dashboardPitchScore, ideaDraft, ideaResult, ideaHistory, dashboardIdeaScore];
    expect([...keys, INDUSTRY_INSIGHTS_KEY, FIELD_INSIGHTS_KEY].map(({ name }) => name)).toEqual([
      'pitchAnalysisHistory',
      'dashboard_pitchScore',
      'ideaCheck_formData',
      'ideaCheck_analysisResult',
      'ideaCheckHistory',
      'dashboard_ideaScore',
      'industryInsights_analysis',
      'fieldInsights_cache',
    ]);
  });

  it('are each there once', () => {
    const names = Object.values(STORAGE_KEYS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
