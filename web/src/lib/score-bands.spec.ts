import { describe, expect, it } from '@jest/globals';
import { answerBand, dashboardBand, scoreBand } from './score-bands.js';

describe('the colour of a score', () => {
  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'orange'],
    [40, 'orange'],
    [39, 'red'],
    [0, 'red'],
  ])('on a badge: %i is %s', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });

  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'red'],
    [0, 'red'],
  ])('of an answer: %i is %s', (score, band) => {
    expect(answerBand(score)).toBe(band);
  });

  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'orange'],
    [60, 'orange'],
    [59, 'red'],
    [0, 'red'],
  ])('on the dashboard: %i is %s', (score, band) => {
    expect(dashboardBand(score)).toBe(band);
  });
});
