import { describe, expect, it } from '@jest/globals';
import { placeholderCount, placeholderParts } from './placeholder-parts.js';

describe('placeholderParts', () => {
  it('tells facts to fill in from words', () => {
    expect(placeholderParts('[n] of 12 pay [amount].').map(({ text, isPlaceholder }) => [text, isPlaceholder])).toEqual(
      [
        ['[n]', true],
        [' of 12 pay ', false],
        ['[amount]', true],
        ['.', false],
      ],
    );
  });

  it.each([
    ['', 0],
    ['no facts are missing', 0],
    ['[a] and [b]', 2],
    ['[] and [[x]] and [over\nlines]', 1],
  ])('counts those of %j', (rewrite, count) => {
    expect(placeholderCount(rewrite)).toBe(count);
    expect(
      placeholderParts(rewrite)
        .map(({ text }) => text)
        .join(''),
    ).toBe(rewrite);
  });
});
