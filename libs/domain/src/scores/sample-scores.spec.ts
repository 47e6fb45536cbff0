import { describe, expect, it } from '@jest/globals';
import { measuredOrSample, SAMPLE_SCORES } from './sample-scores.js';

describe('a score on a card', () => {
  it('is the sample, marked as one, before anything was measured', () => {
    expect(measuredOrSample(null, SAMPLE_SCORES.pitch)).toEqual({ score: 65, isSample: true });
  });

  it('is the real one from the first measurement on, be it 0', () => {
    expect(measuredOrSample(0, SAMPLE_SCORES.idea)).toEqual({ score: 0, isSample: false });
  });

  it('has the figures of the specification as samples', () => {
    expect(SAMPLE_SCORES).toEqual({ readinessPercent: 45, pitch: 65, idea: 70 });
  });
});
