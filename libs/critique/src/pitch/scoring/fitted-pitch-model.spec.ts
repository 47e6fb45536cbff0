import { PITCH_DIMENSIONS } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { describe, expect, it } from '@jest/globals';
import { evidenceGroupOf } from '../evidence.js';
import { PITCH_MODEL } from './fitted-pitch-model.js';

function predict(output: number, name: string, value: number): number {
  const { base, byFeature } = PITCH_MODEL.shares(
    Float64Array.from(PITCH_MODEL.features, (feature) => (feature === name ? value : 0)),
  );
  return [...byFeature.values()].reduce((sum, points) => sum + (points[output] ?? 0), base[output] ?? 0);
}

describe('the fitted model of pitches', () => {
  it.each(PITCH_DIMENSIONS)('%s: more buzzwords never give points, a clearer customer never takes any', (dimension) => {
    const output = PITCH_DIMENSIONS.indexOf(dimension);
    for (let step = 1; step <= 12; step += 1) {
      for (const load of ['load.buzz', 'load.vague', 'load.hype', 'load.hedge'])
        expect(predict(output, load, step)).toBeLessThanOrEqual(predict(output, load, step - 1) + 1e-6);
    }
    for (let grade = 1; grade <= 3; grade += 1)
      expect(predict(output, 'customer.grade', grade)).toBeGreaterThanOrEqual(
        predict(output, 'customer.grade', grade - 1) - 1e-6,
      );
  });

  it('knows a row of evidence for every feature', () => {
    for (const name of PITCH_MODEL.features) expect(evidenceGroupOf(name).whenGained).not.toBe('');
  });
});
