import { describe, expect, it } from '@jest/globals';
import { findStuffing } from './stuffing.js';
import { tokenise } from './tokenise.js';

const stuffingIn = (text: string): string[] =>
  findStuffing(tokenise(text)).map(({ start, end }) => text.slice(start, end));

describe('findStuffing', () => {
  it('finds a list of keywords after a sentence', () => {
    const keywords = 'SaaS, marketplace, moat, growth.';
    expect(stuffingIn(`We rent cold storage to pharmacies. ${keywords}`)).toEqual([keywords]);
  });

  it('finds a row of bare numbers after a sentence', () => {
    expect(stuffingIn('We rent cold storage. 47% 10x $3M 250.')).toEqual(['47% 10x $3M 250.']);
  });

  it.each([
    'We rent cold storage, by the pallet-day, to small pharmacies, in Kenya.',
    'We charge $6 per person. 230 practices pay for it.',
    'dashboard, login, chat, maps, payments',
    '',
  ])('leaves %j alone', (text) => {
    expect(stuffingIn(text)).toEqual([]);
  });
});
