import { describe, expect, it } from '@jest/globals';
import { readingGrade } from './reading-grade.js';
import { countSyllables } from './syllables.js';
import { tokenise } from './tokenise.js';

describe('readingGrade', () => {
  it('is the Flesch-Kincaid grade', () => {
    const words = 6;
    const syllables = 8;
    expect(readingGrade(tokenise('We file taxes for small farmers.'))).toBeCloseTo(
      0.39 * words + 11.8 * (syllables / words) - 15.59,
      5,
    );
  });

  it('is 0 without words', () => {
    expect(readingGrade(tokenise('... 42 !'))).toBe(0);
  });

  it.each([
    ['invoice', 2],
    ['platform', 2],
    ['restaurant', 3],
    ['x', 1],
  ])('counts the syllables of %s', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables);
  });
});
