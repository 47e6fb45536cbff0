import { PITCH_DIMENSIONS } from '@playbook/contracts/pitch-analysis.schema';
import { describe, expect, it } from '@jest/globals';
import { contributionsOf } from './contributions.js';
import { PITCH_MODEL } from './fitted-pitch-model.js';

describe('the fitted model of pitches', () => {
  it.each(PITCH_DIMENSIONS)('%s: more buzzwords never give points, a clearer customer never takes any', (dimension) => {
    const predict = (name: string, value: number): number => {
      const { base, byFeature } = contributionsOf(PITCH_MODEL.dimensions[dimension], (index) =>
        PITCH_MODEL.features[index] === name ? value : 0,
      );
      return base + [...byFeature.values()].reduce((sum, points) => sum + points, 0);
    };
    for (let step = 1; step <= 12; step += 1) {
      for (const load of ['load.buzz', 'load.vague', 'load.hype', 'load.hedge'])
        expect(predict(load, step)).toBeLessThanOrEqual(predict(load, step - 1) + 1e-6);
    }
    for (let grade = 1; grade <= 3; grade += 1)
      expect(predict('customer.grade', grade)).toBeGreaterThanOrEqual(predict('customer.grade', grade - 1) - 1e-6);
  });
});
