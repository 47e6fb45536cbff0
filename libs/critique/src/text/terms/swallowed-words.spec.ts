import { describe, expect, it } from '@jest/globals';
import { matchTerms } from './match-terms.js';
import { swallowedSpan, swallowedWords } from './swallowed-words.js';

describe('swallowedWords', () => {
  it.each([
    ['An app leveraging AI', ['ai']],
    ['A blockchain-based app', ['based']],
    ['An app with generative AI', ['']],
    ['An AI-powered app', ['']],
  ])('of the terms in %j are %j', (text, rests) => {
    expect(matchTerms(text).map(({ term }) => swallowedWords(term))).toEqual(rests);
  });

  it.each([
    ['Leveraging AI agents', ' AI'],
    ['A Blockchain-based app', '-based'],
    ['An all-in-one platform for dentists', 'all-in-one '],
    ['An AI-powered app', null],
  ])('stand in %j at %j', (text, plain) => {
    const spans = matchTerms(text).map((hit) => swallowedSpan(hit));
    expect(spans.map((span) => span && text.slice(span.start, span.end))).toEqual([plain]);
  });
});
