import { describe, expect, it } from '@jest/globals';
import { DEMO_CRITERIA } from '@playbook/contracts/demos/demo-review.schema';
import { CRITERION_WEIGHTS, overallScoreOf } from './overall-score.js';

describe('overallScoreOf', () => {
  it('weighs the six criteria as one whole', () => {
    expect(Object.values(CRITERION_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 5);
    expect(overallScoreOf(DEMO_CRITERIA.map((category) => ({ category, score: 70 })))).toBe(70);
  });

  it('leaves out what was not judged', () => {
    const scores = DEMO_CRITERIA.map((category) => ({ category, score: category === 'presentation' ? 80 : null }));
    expect(overallScoreOf(scores)).toBe(80);
    expect(overallScoreOf(DEMO_CRITERIA.map((category) => ({ category, score: null })))).toBeNull();
  });
});
