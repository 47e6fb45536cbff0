import { describe, expect, it } from '@jest/globals';
import { readCompanies } from './import-companies.js';

const LISTING = {
  name: 'Ledgerly',
  slug: 'ledgerly',
  batch: 'Winter 2024',
  one_liner: ' Books for dentists ',
  industry: 'Fintech',
  subindustry: 'Fintech -> Accounting',
  tags: ['Dental', 'fintech'],
  team_size: 3,
};
const read = (...listings: object[]): unknown => readCompanies(JSON.stringify(listings));

describe('readCompanies', () => {
  it('keeps what a founder sees and what the company is about', () => {
    expect(read(LISTING)).toEqual([
      {
        slug: 'ledgerly',
        name: 'Ledgerly',
        batch: 'Winter 2024',
        description: 'Books for dentists',
        topics: ['dental', 'fintech', 'accounting'],
      },
    ]);
  });

  it('skips a company that says nothing about itself', () => {
    expect(read({ ...LISTING, one_liner: '' }, { ...LISTING, slug: 'b', one_liner: null })).toEqual([null, null]);
  });

  it.each([
    ['it is not JSON', '{'],
    ['expected array', '{}'],
    ['>=1 items', '[]'],
    ['in company 2, "name"', JSON.stringify([LISTING, { ...LISTING, name: '' }])],
    ['in company 1, "tags.0"', JSON.stringify([{ ...LISTING, tags: [1] }])],
    ['slug of company 2 stands in the list twice', JSON.stringify([LISTING, LISTING])],
  ])('refuses a list and says why: %s', (reason, text) => {
    expect(() => readCompanies(text)).toThrow(reason);
  });
});
