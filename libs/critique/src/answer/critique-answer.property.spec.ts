import {
  ANSWER_DIMENSIONS,
  answerCritiqueSchema,
  type AnswerCritique,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEXICON, SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import { critiqueAnswer } from './critique-answer.js';

const ANSWERS = [
  'Femi has been full-time since March 2026; Ana leaves the clinic group on 30 November. We have 9 months of savings.',
  'We are passionate about healthcare and will disrupt the industry with AI.',
  'When an insurer denies a claim, a clerk spends 40 minutes on an appeal. Our 14 clinics skip 6 in 10 of them.',
  'Most use Excel. Denialco charges 25% and needs 500 claims a month; they are the ones we fear, because they own the till.',
  'Revenue: Jul $1.1k, Aug $1.9k, Sep $3.0k. 9 paying clinics, none lost. We called many of them.',
  'MRR 3.200 €, 41 Kunden, Kündigung 2 % im Monat. Wir haben drei Monate lang die Schnittstelle neu gebaut.',
];
const WORDS = [...new Set(ANSWERS.flatMap((answer) => answer.split(' ')))];
const STRONG_TERMS = LEXICON.filter(({ weight }) => weight >= SKIPPED_WEIGHT).map(({ term }) => term);

const anyField = fc.constantFrom(...APPLICATION_FIELDS.map(({ id }) => id));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS, ...STRONG_TERMS), { maxLength: 60 }).map((words) => words.join(' ')),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
);

function allSpans({ evidence, redFlags, specificityImprovements }: AnswerCritique): { start: number; end: number }[] {
  return [
    ...[...evidence, ...redFlags].flatMap(({ spans }) => spans),
    ...specificityImprovements.map(({ span }) => span),
  ];
}

function rowsOf({ evidence }: AnswerCritique, dimension: string): number {
  return evidence.filter((row) => row.dimension === dimension).reduce((sum, { points }) => sum + points, 0);
}

/** Words and numbers of a rewrite outside its [placeholders]. */
const ownWords = (text: string): string => text.replace(/\[[^\]]*\]/g, ' ');

describe('critiqueAnswer, for any text and field', () => {
  it('never throws, fits the contract and points into the text', () => {
    fc.assert(
      fc.property(anyField, anyText, (fieldId, answer) => {
        const critique = answerCritiqueSchema.parse(critiqueAnswer({ fieldId, answer }));
        for (const { start, end } of allSpans(critique)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(answer.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('explains every point of every score', () => {
    fc.assert(
      fc.property(anyField, anyText, (fieldId, answer) => {
        const critique = critiqueAnswer({ fieldId, answer });
        expect(rowsOf(critique, 'overall')).toBe(critique.overallScore);
        expect(rowsOf(critique, 'ycAlignment')).toBe(critique.ycAlignmentScore);
        for (const dimension of ANSWER_DIMENSIONS)
          expect(rowsOf(critique, dimension)).toBe(critique[`${dimension}Score`]);
      }),
      { numRuns: 150 },
    );
  });

  it('gives nothing for a buzzword', () => {
    fc.assert(
      fc.property(anyField, fc.constantFrom(...ANSWERS), fc.constantFrom(...STRONG_TERMS), (fieldId, answer, term) => {
        const plain = critiqueAnswer({ fieldId, answer }).score;
        expect(critiqueAnswer({ fieldId, answer: `${answer} ${term}` }).score).toBeLessThanOrEqual(plain);
      }),
      { numRuns: 150 },
    );
  });

  it('rewrites without a number or a name that the founder did not write', () => {
    fc.assert(
      fc.property(anyField, fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (fieldId, words) => {
        const answer = words.join(' ');
        for (const rewrite of critiqueAnswer({ fieldId, answer }).rewriteOptions) {
          const own = ownWords(rewrite);
          for (const number of own.match(/\d+/g) ?? []) expect(answer).toContain(number);
          for (const name of own.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? []) expect(answer).toContain(name);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('never gives the answer back as its own rewrite', () => {
    fc.assert(
      fc.property(anyField, anyText, (fieldId, answer) => {
        const given = critiqueAnswer({ fieldId, answer }).rewriteOptions.filter((rewrite) => rewrite !== '');
        expect(given).not.toContain(answer);
      }),
      { numRuns: 200 },
    );
  });

  it('says the same whatever it judged before', () => {
    const first = ANSWERS.map((answer) => critiqueAnswer({ fieldId: 'metrics', answer }));
    const again = ANSWERS.toReversed().map((answer) => critiqueAnswer({ fieldId: 'metrics', answer }));
    expect(again.toReversed()).toEqual(first);
  });
});
