import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/samples/sample-pitches';
import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from './critique-pitch.js';

describe('the sample pitches of the examples panel', () => {
  it('are five, each of another vertical', () => {
    expect(new Set(SAMPLE_PITCHES.map(({ tag }) => tag)).size).toBe(5);
  });

  it.each(SAMPLE_PITCHES)('$tag: the score shown is the score given', ({ text, overallScore }) => {
    expect(critiquePitch(text).overallScore).toBe(overallScore);
    expect(overallScore).toBeGreaterThanOrEqual(83);
    expect(overallScore).toBeLessThanOrEqual(92);
  });
});
