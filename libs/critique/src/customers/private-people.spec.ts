import { describe, expect, it } from '@jest/globals';
import { arePrivatePeople } from './private-people.js';

describe('customers who are private people', () => {
  it.each([
    'families',
    'older people',
    'people who sing in choirs',
    'adults with ADHD',
    'parents of toddlers',
    'dog owners',
  ])('buy for themselves: %s', (customers) => {
    expect(arePrivatePeople(customers)).toBe(true);
  });

  it.each(['family firms', 'gym owners', "women's clinics", 'consumer brands', 'clinics', 'tenant associations'])(
    'are no firms: %s',
    (customers) => {
      expect(arePrivatePeople(customers)).toBe(false);
    },
  );
});
