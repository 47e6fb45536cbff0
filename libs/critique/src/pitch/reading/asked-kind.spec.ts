import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from '../critique-pitch.js';

const saidOf = (text: string): string => critiquePitch(text).partnerFeedback.join(' ');

describe('the questions of a trade', () => {
  it.each([
    ['Daily marks with error bars for leveraged loans. $600 per loan per quarter.', /borrower|been lent/],
    ['Bedspot finds every infusion pump in a hospital so that nurses stop walking.', /cadaver|unit costs to build/],
    ['Waiters go where the tips are. We list restaurant jobs in Lyon and Turin.', /covers|closing count/],
    ['A calculator that tells you when solar panels pay, from your own bills.', /kilowatt|promised output/],
    ['An insurance broker’s inbox is sorted and answered before she arrives.', /written premium|policyholder/],
    ['Tinder-style app for choosing a restaurant as a couple.', /ticket time|average check/],
    ['A decentralized network for sharing EV chargers.', /kilowatt|promised output|on what contract/],
    ['Wheelie finds a cargo bike courier within ten minutes for bakers in Delft.', /freight|load board/],
    ['Maths taught in sign language for deaf children in Peru.', /FERPA|stays late/],
  ])('are not asked of others than whoever is in it: %j', (text, asked) => {
    expect(saidOf(text)).not.toMatch(asked);
  });

  it('are asked of whoever lends', () => {
    expect(saidOf('Loans for tailors, repaid from each order.')).toMatch(/loan|lent|borrow|APR/i);
  });
});
