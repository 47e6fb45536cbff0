import { describe, expect, it } from '@jest/globals';
import { LEXICON } from './term-catalogue.js';
import { matchTerms } from './match-terms.js';

const counted = (text: string): string[] =>
  matchTerms(text)
    .filter((hit) => !hit.allowed)
    .map((hit) => hit.term.term);

describe('the lexicon', () => {
  it('has 381 terms of weight 1 to 3, each once', () => {
    expect(LEXICON).toHaveLength(381);
    expect(new Set(LEXICON.map(({ term }) => term)).size).toBe(381);
    expect(LEXICON.every(({ weight }) => [1, 2, 3].includes(weight))).toBe(true);
  });
});

describe('matchTerms', () => {
  it.each([
    ['An AI-powered app', ['ai-powered']],
    ['An AI powered app', ['ai-powered']],
    ['It uses generative AI', ['generative ai']],
    ['It uses generative leveraging AI', ['generative ai', 'leveraging']],
    ['It uses generative AI powered AI', ['generative ai', 'ai-powered']],
    ['Our END-TO-END platform', ['end-to-end platform']],
    ['actionable insights', ['actionable insights']],
    ['best-selling chairs', []],
    ['the solutionist', []],
    ["In today's world we sell chairs", ["in today's world"]],
    ['the #1 app', ['#1']],
    ['advanced hub algorithms', ['advanced algorithms', 'hub']],
    ['a paradigm greatly shift', ['greatly', 'paradigm shift']],
    ['a payments API platform', []],
    ['transform PDFs into spreadsheets', []],
    ['transform the industry', ['transform']],
    ['10x cheaper than a plumber', ['cheaper']],
    ['10x growth', ['10x']],
    ['leaks found from smart meters', []],
    ['a smart way to find leaks', ['smart']],
    ['picks the best 300 of 3,000 photos', []],
    ['the best photos', ['best']],
    ['deliver food', []],
    ['deliver results', ['deliver']],
    ['infrastructure for developers', []],
    ['infrastructure for farms', ['infrastructure for']],
  ])('finds in %j: %j', (text, terms) => {
    expect(counted(text).toSorted()).toEqual(terms.toSorted());
  });

  it('gives the place of each term', () => {
    const text = 'We leverage a platform.';
    expect(matchTerms(text).map(({ span }) => text.slice(span.start, span.end))).toEqual(['leverage', 'platform']);
  });
});
