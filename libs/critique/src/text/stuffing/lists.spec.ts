import { describe, expect, it } from '@jest/globals';
import { findStuffing } from './lists.js';
import { tokenise } from '../tokens/tokenise.js';

const stuffingIn = (text: string): string[] =>
  findStuffing(tokenise(text)).map(({ start, end }) => text.slice(start, end));

describe('findStuffing', () => {
  it('finds a list of keywords after a sentence', () => {
    const keywords = 'SaaS, marketplace, moat, growth.';
    expect(stuffingIn(`We rent cold storage to pharmacies. ${keywords}`)).toEqual([keywords]);
  });

  it('finds a row of keywords without commas after a sentence', () => {
    const keywords = 'PMF traction MRR ARR churn retention pilots waitlist revenue.';
    expect(stuffingIn(`We rent cold storage to pharmacies. ${keywords}`)).toEqual([keywords]);
  });

  it('finds a row of bare numbers after a sentence', () => {
    expect(stuffingIn('We rent cold storage. 47% 10x $3M 250.')).toEqual(['47% 10x $3M 250.']);
  });

  it('finds names and numbers hung around a sentence', () => {
    const text =
      'Unlike Volvo, Nike and Sony, for 9 customers, because 71% of 8 people, pharmacies rent our cold storage.';
    expect(stuffingIn(text)).toEqual(['Unlike Volvo', 'Nike and Sony', 'for 9 customers', 'because 71% of 8 people']);
  });

  it.each([
    'Unlike Excel, our app for nurses counts, and 40 wards use it.',
    'We sell in Oslo, Bergen, Malmö and Kiel, 40 shops in all, to sailors.',
    'We rent cold storage, by the pallet-day, to small pharmacies, in Kenya.',
    'We charge $6 per person. 230 practices pay for it.',
    'dashboard, login, chat, maps, payments',
    'We rent cold storage. Small rural pharmacies keep vaccines cold when mains power fails.',
    'Wir mieten Räume. Unsere Kläranlagen belüften rund um die Uhr.',
    '',
  ])('leaves %j alone', (text) => {
    expect(stuffingIn(text)).toEqual([]);
  });
});
