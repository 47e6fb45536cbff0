import { describe, expect, it } from '@jest/globals';
import { LENDS_ITSELF } from './lends-itself.js';

describe('a startup that lends', () => {
  it.each([
    'We advance the rent and the tenant pays us back monthly.',
    'Loans for tailors, repaid by the week.',
    'Of our borrowers 3 of 83 are late.',
    'Sewbank lends against machines.',
  ])('says so: %s', (text) => expect(text).toMatch(LENDS_ITSELF));

  it.each([
    'Private credit funds value their own loans once a quarter.',
    'Before a bank in Sri Lanka lends on land, a lawyer reads the deeds.',
    'The cooperative buys the probes and lends to nobody.',
    'We collect instalments for lenders.',
  ])('is none that others lend beside: %s', (text) => expect(text).not.toMatch(LENDS_ITSELF));
});
