import { describe, expect, it } from '@jest/globals';
import { findEmptyWords } from './empty-words.js';

const foundIn = (text: string): string[] => findEmptyWords(text).map(({ start, end }) => text.slice(start, end).trim());

describe('findEmptyWords', () => {
  it.each([
    'customers customers customers',
    'pay pay, revenue revenue',
    'customers customers customers pay pay pay revenue revenue',
  ])('finds keywords on end after a sentence without a stop: %s', (chant) => {
    expect(foundIn(`Each return costs a shop 14 dollars ${chant}`)).toEqual([chant]);
  });

  it.each(['Keywords: buyers, pilots, by hand, $90', 'Tags: fintech, 2026', 'Key words: waitlist, growth'])(
    'finds words that are called so, and reads what stands before them: %s',
    (words) => {
      expect(foundIn(`Rota swaps for ushers ${words}`)).toEqual([words]);
    },
  );

  it('finds a row of jargon, and reads the sentence before it', () => {
    const row = 'PMF traction MRR ARR churn retention CAC LTV pilots LOIs waitlist revenue growth';
    expect(foundIn(`Dull knives, sore wrists ${row}`)).toEqual([row]);
  });

  it.each([
    'US EU and UK hospitals buy through GPOs.',
    'Finance teams of SaaS companies track ARR, MRR, CAC and LTV in a sheet.',
    'Parents told us that that hour is the worst of the day.',
    'It is a very very long form, and nobody fills it in.',
    'Door to door, shop by shop, we sold to 19 of them.',
    'They had had three tools before ours.',
  ])('leaves what people write: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
