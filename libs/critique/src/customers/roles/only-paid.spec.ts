import { describe, expect, it } from '@jest/globals';
import { areOnlyPaid } from './only-paid.js';

describe('whoever only gets money', () => {
  it.each([
    ['stylists', "It splits the till and sends the payout to each stylist's card."],
    ['theaters', 'We sell old scenery to schools. The theater receives half.'],
    ['pickers', 'Pickers are still paid in cash.'],
    ['sellers', 'The seller gets 60% of it.'],
  ])('%s buy nothing where "%s"', (name, text) => {
    expect(areOnlyPaid(name, text)).toBe(true);
  });

  it('is not whoever earns elsewhere, or pays', () => {
    expect(areOnlyPaid('vendors', 'A fruit vendor earns ₹900 on a dry day. Vendors pay ₹6 daily.')).toBe(false);
    expect(areOnlyPaid('clinics', 'Clinics are paid by the insurers.')).toBe(false);
  });
});
