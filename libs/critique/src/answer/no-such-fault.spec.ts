import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../test/said-of-answer.fixture.js';

describe('what an answer settles or never said', () => {
  it.each([
    [
      'business-model',
      '3.2% fee per advance. If we get bank line at 15% this becomes much better.',
      /share of everybody/,
    ],
    [
      'how-it-works',
      'The rewrite step is rules, about 40 of them, not an LLM. We tried the LLM, it invented a flag.',
      /breaks when/,
    ],
    [
      'founder-names',
      'Rosalind, midwife, 340 births. Peg did 20 years of denials. Our engineer Sunil is part time, 15 hrs a week.',
      /full-time, by date/,
    ],
    [
      'competitive-advantage',
      'Composition patent filed on the fusion. Beyond patents there is a long path of residue and efficacy data.',
      /patent stops few/,
    ],
    [
      'market-size',
      'Mastitis products are about $1.1bn a year. If we hold 20% of treatment in the EU at EUR 14, roughly EUR 60m a year.',
      /customers times price/,
    ],
    [
      'how-it-works',
      'A belt, two cameras, an air jet. Salt is the enemy, so the electronics are potted in one box.',
      /hard part/,
    ],
    ['first-users', 'We do not have users yet but 5 hospitals have shown interest.', /How many came back|Who has paid/],
    [
      'fulltime-commitment',
      "Not yet, I'm on 30 hours a week and have a mortgage. Tunde can be full time in September.",
      /How long can you live/,
    ],
    ['first-users', '61 emails, 17 calls, 4 customers.', /Who has paid/],
  ])('asks and marks down nothing of the kind: %s', (field, answer, notSaid) => {
    expect(saidOf(field, answer)).not.toMatch(notSaid);
  });

  it('replaces no word of a quotation', () => {
    const answer =
      "Once the team has 14 names instead of 'some customers maybe', the removal gets scheduled the same week.";
    expect(judged('unique-insight', answer).specificityImprovements).toEqual([]);
  });
});
