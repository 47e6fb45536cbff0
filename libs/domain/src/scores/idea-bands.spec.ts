import { describe, expect, it } from '@jest/globals';
import { ideaBandOf } from './idea-bands.js';

describe('ideaBandOf', () => {
  it.each([
    [100, 'green', 'High Fit'],
    [80, 'green', 'High Fit'],
    [79, 'orange', 'Promising, refine pitch/traction'],
    [60, 'orange', 'Promising, refine pitch/traction'],
    [59, 'red', 'May not align — consider rethinking angle'],
    [0, 'red', 'May not align — consider rethinking angle'],
  ])('shows %i in %s as %s', (score, colour, label) => {
    expect(ideaBandOf(score)).toEqual({ colour, label });
  });
});
