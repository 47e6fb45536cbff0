import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../../test/said-of-answer.fixture.js';
import { readAnswer } from '../signals/answer-text.js';
import { isMeantVaguely } from './vague-words.js';

const isVague = (word: string, text: string): boolean => {
  const start = text.indexOf(word);
  return isMeantVaguely({ start, end: start + word.length }, readAnswer(text));
};

describe('a vague word', () => {
  it.each([
    ['Really', 'Really there is one screen that growers open at night.'],
    ['most', 'I sold boats and most recently ran the harbor office in Split.'],
    ['some', 'She knows some SQL and some Ruby.'],
    ['some', 'We met some 40 bakers at a fair.'],
    ['growing', 'Orders rose to 410 a week, growing 9-11% each month.'],
    ['growing', 'Greenhouses lose the first two weeks of the growing season.'],
    ['growing', 'The parts business is growing faster than the rentals.'],
    ['huge', 'At $900 a year that is $41M, which is not huge.'],
    ['social', 'Florists post on social media by hand.'],
    ['companies', 'All companies in Spain must report it by June.'],
    ['companies', 'Insurance companies send the form by fax.'],
    ['customers', 'We sell to customers with three boats.'],
    ['people', 'It is for people who rent a stall.'],
    ['soon', 'They sign as soon as the harvest is in.'],
    ['secure', 'We had to secure a permit first.'],
    ['many', 'An accountant told us "we have many clients like that" in May.'],
  ])('is none where it belongs to a phrase: %s in %j', (word, text) => {
    expect(isVague(word, text)).toBe(false);
  });

  it.each([
    ['some', 'We asked some bakers in Lyon.'],
    ['Most', 'Most growers keep a notebook.'],
    ['growing', 'The demand is growing.'],
    ['huge', 'It is a huge problem for bakers.'],
    ['companies', 'Small companies waste time on it.'],
    ['businesses', 'Businesses waste time on it.'],
    ['many', 'We talked with many farmers.'],
    ['faster', 'Our dryer is faster.'],
    ['soon', 'The second oven comes soon.'],
  ])('is one elsewhere: %s in %j', (word, text) => {
    expect(isVague(word, text)).toBe(true);
  });

  it('is flagged nowhere that it is not meant', () => {
    const said = saidOf(
      'why-now',
      'Since May 2025 all companies in Italy with a fleet must log every trip. Most recently people who drive for the post office asked us, and many of them pay €9 a month.',
    );
    expect(said).not.toMatch(/'companies'|'people'/);
  });
});

describe('what to write in the place of vague words', () => {
  const written = (field: string, text: string): string[] =>
    judged(field, text)
      .specificityImprovements.toReversed()
      .reduce<string[]>(
        ([whole = ''], { span, replacement }) => [whole.slice(0, span.start) + replacement + whole.slice(span.end)],
        [text],
      );

  it.each([
    ['It takes a lot of time every month.', 'It takes [n] hours a week every month.'],
    ['It costs farms billions of dollars annually.', 'It costs farms $[number] a year ([source]).'],
    ['Our dryer is faster than the sun.', 'Our dryer is [n]x faster than the sun.'],
    ['Ours is growing faster than theirs.', 'Ours is growing [n]x faster than theirs.'],
    ['Most of the growers use paper.', '[percent] of the growers use paper.'],
    ['Most growers use paper.', '[percent] of growers use paper.'],
    ['We visited several farms.', 'We visited [number] farms.'],
    ['Some pay in cash.', '[number] pay in cash.'],
    ['It rained most weeks.', 'It rained [n] of [n] weeks.'],
    ['Real-time dashboard\nInvoices', 'Dashboard that updates within [n] seconds\nInvoices'],
    ['We plan to hire a baker once we close.', 'We plan to hire a baker once we close.'],
    ['A text names two cheaper suppliers.', 'A text names two cheaper suppliers.'],
    ['I know that it is not huge.', 'I know that it is not huge.'],
  ])('reads as a sentence: %s', (text, expected) => {
    expect(written('problem-statement', text)).toEqual([expected]);
  });
});
