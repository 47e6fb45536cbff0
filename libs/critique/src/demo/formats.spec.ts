import { describe, expect, it } from '@jest/globals';
import { DEMO_FORMATS } from '@playbook/contracts/demos/demo-review.schema';
import { SILENT_RECORDING } from '../../test/demo-media.fixture.js';
import { FORMAT_RULES, guessFormat } from './formats.js';

describe('formats', () => {
  it.each(DEMO_FORMATS)('of %s have shares of topics that add up to the whole', (format) => {
    const shares = Object.values(FORMAT_RULES[format].shares);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
  });

  it.each([
    [48, 0, 'product'],
    [58, 0.9, 'application'],
    [120, 0.9, 'demo-day'],
    [300, 0, 'demo-day'],
  ] as const)('of %i seconds with faces in %d of them is guessed to be %s', (durationS, share, format) => {
    const faces = { share, most: 1, heightShare: null, overTime: [] };
    expect(guessFormat({ ...SILENT_RECORDING, durationS, faces })).toBe(format);
  });

  it('is guessed by the length alone where faces were not looked for', () => {
    expect(guessFormat({ ...SILENT_RECORDING, durationS: 50, faces: null })).toBe('application');
  });
});
