import { describe, expect, it } from '@jest/globals';
import { pitchBand } from './pitch-bands.js';

describe('pitchBand', () => {
  it.each([
    [20, 'green'],
    [15, 'green'],
    [14, 'yellow'],
    [10, 'yellow'],
    [9, 'red'],
    [0, 'red'],
  ])('shows %i points in %s', (points, band) => {
    expect(pitchBand(points)).toBe(band);
  });
});
