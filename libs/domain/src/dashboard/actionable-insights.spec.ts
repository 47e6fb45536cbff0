import { describe, expect, it } from '@jest/globals';
import { actionableInsights, type MeasuredStanding } from './actionable-insights.js';

const DONE: MeasuredStanding = { completeAreas: 8, readinessPercent: 100, pitchScore: 90 };
const titles = (standing: Partial<MeasuredStanding>) =>
  actionableInsights({ ...DONE, ...standing }).map(({ title }) => title);

describe('actionable insights', () => {
  it.each([
    [3, true],
    [4, false],
  ])('with %i of eight areas ask for the core sections: %p', (completeAreas, isAsked) => {
    expect(titles({ completeAreas }).includes('Complete Your Core Application Sections')).toBe(isAsked);
  });

  it.each([
    [74, true],
    [75, false],
    [null, false],
  ])('with a pitch score of %p ask for a clearer pitch: %p', (pitchScore, isAsked) => {
    expect(titles({ pitchScore }).includes('Improve Your Pitch Clarity')).toBe(isAsked);
  });

  it.each([
    [59, true],
    [60, false],
    [null, false],
  ])('with a readiness of %p ask to validate the idea: %p', (readinessPercent, isAsked) => {
    expect(titles({ readinessPercent }).includes('Validate Your Idea Further')).toBe(isAsked);
  });

  it('are three at most, the most urgent first, each with its link', () => {
    const insights = actionableInsights({ completeAreas: 0, readinessPercent: 0, pitchScore: 10 });
    expect(insights.map(({ urgency, path }) => [urgency, path])).toEqual([
      ['high', '/yc-app-builder'],
      ['medium', '/pitch-analyzer'],
      ['medium', '/idea-check'],
    ]);
    expect(insights[0]?.actionLabel).toBe('Continue Building');
  });

  it('are the default one where no rule applies, or nothing is known', () => {
    const nothing = { completeAreas: null, readinessPercent: null, pitchScore: null };
    for (const standing of [DONE, nothing]) {
      expect(actionableInsights(standing)).toMatchObject([{ title: 'Start Your Application', urgency: 'high' }]);
    }
  });
});
