import { describe, expect, it } from '@jest/globals';
import { tagTokens } from '../../text/grammar/tag.js';
import { tokenise } from '../../text/tokens/tokenise.js';
import { numbersWithUnit } from './spoken-numbers.js';

const numbersIn = (text: string): string[] =>
  numbersWithUnit(tagTokens(tokenise(text))).map(({ start, end }) => text.slice(start, end));

describe('numbersWithUnit', () => {
  it.each([
    ['It takes forty minutes.', ['forty minutes']],
    ['We have 14 paying clinics.', ['14 paying clinics']],
    ['It costs $240 and 12% more.', ['$240', '12%']],
    ['We began in 2024 with two things.', []],
    ['One of us, and the two of them.', []],
  ])('finds in %j %j', (text, found) => {
    expect(numbersIn(text)).toEqual(found);
  });
});
