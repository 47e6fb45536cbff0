import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../read-text.js';
import { currencyNamed } from './currency-names.js';
import { readNumbers } from './read-numbers.js';

const currencyIn = (text: string): string | null => readNumbers(readPitch(text).tokens)[0]?.currency ?? null;

describe('what money is called', () => {
  it.each([
    ['GHS', 'cedis'],
    ['ghs', 'cedis'],
    ['Rs', 'rupees'],
    ['KSh', 'shillings'],
    ['NGN', 'naira'],
    ['COP', 'pesos'],
    ['PEN', 'soles'],
  ])('%s are %s', (word, name) => expect(currencyNamed(word)).toBe(name));

  it.each(['all', 'try', 'pen', 'Bob', 'top', 'cup', 'word', ''])('"%s" is no money', (word) =>
    expect(currencyNamed(word)).toBeUndefined(),
  );

  it.each([
    ['We take GHS 350 per month for each room.', 'cedis'],
    ['We take 350 GHS per month for each room.', 'cedis'],
    ['Every shop pays ₦500 a day.', '₦'],
    ['Every shop pays COP 40,000 a month.', 'pesos'],
    ['Every shop pays 40 kina a month.', 'kina'],
  ])('is read beside a sum: "%s"', (text, currency) => expect(currencyIn(text)).toBe(currency));

  it.each(['We try 3 of them a day.', 'All 14 of them use it.', 'We are in the top 10 of them.'])(
    'is none in "%s"',
    (text) => expect(currencyIn(text)).toBeNull(),
  );
});
