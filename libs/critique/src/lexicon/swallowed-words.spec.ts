import { describe, expect, it } from '@jest/globals';
import { matchTerms } from './match-terms.js';
import { swallowedWords } from './swallowed-words.js';

describe('swallowedWords', () => {
  it.each([
    ['An app leveraging AI', ['ai']],
    ['A blockchain-based app', ['based']],
    ['An app with generative AI', ['']],
    ['An AI-powered app', ['']],
  ])('of the terms in %j are %j', (text, rests) => {
    expect(matchTerms(text).map(({ term }) => swallowedWords(term))).toEqual(rests);
  });
});
