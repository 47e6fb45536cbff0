import { describe, expect, it } from '@jest/globals';
import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { findDoubtful } from '@playbook/critique/engine/relevance/doubtful-sentences';
import { quotesIn } from '@playbook/critique/reply/misquotes';
import fc from 'fast-check';
import { trainingAnswers } from '../answer/training-answers.js';
import { trainingIdeas } from '../idea/rated-ideas.js';
import { trainingPitches } from '../pitch/training-pitches.js';
import { BESIDE_THE_POINT } from './edits.measures.js';
import type { TextToRead } from './labelled-texts.js';
import { toldOf } from './told.js';

const SAME_WITHIN_POINTS = 3;
const GENERATED = { 'one-liner': 200, answer: 500, idea: 200 } as const;
const SEED = 18;

const PITCHES = trainingPitches().map(({ text }) => text);
const ANSWERS = trainingAnswers().map(({ text }) => text);
const BRIEFS = trainingIdeas().map(({ ideaBrief }) => ideaBrief);
const FIELDS = [...new Set(trainingAnswers().map(({ field }) => field))];

const asPitch = (text: string): TextToRead => ({ id: 'pitch', kind: 'one-liner', text });
const asAnswer = (text: string, fieldId: string): TextToRead => ({
  id: 'answer',
  kind: 'answer',
  sectionId: '',
  fieldId,
  text,
});
const FORM = { problem: '', targetUser: NOT_SPECIFIED, industry: NOT_SPECIFIED, stage: 'idea' } as const;
const asIdea = (ideaBrief: string): TextToRead => ({ id: 'idea', kind: 'idea', ...FORM, ideaBrief });

const field = fc.constantFrom(...FIELDS);
const pitch = fc.constantFrom(...PITCHES);
const answer = fc.constantFrom(...trainingAnswers());
const brief = fc.constantFrom(...BRIEFS);

/** What the founder wrote, and how it is read with other words in its place. */
const anyTraining = fc.oneof(
  pitch.map((text) => ({ text, read: asPitch })),
  answer.map((own) => ({ text: own.text, read: (text: string) => asAnswer(text, own.field) })),
  brief.map((text) => ({ text, read: asIdea })),
);
const scoreOf = (text: TextToRead): number => toldOf(text).score;

/** An apostrophe with a space behind it may as well end what is quoted, as any quotation mark may. */
const MARKS = /(?<=s)['’](?= )|["“”‘]/g;

/** Sentences and words of many texts, in any order: hardly ever a text that anybody would write. */
function mixtureOf(texts: readonly string[]): fc.Arbitrary<string> {
  const sentences = texts.flatMap((text) => text.replace(MARKS, '').split(/(?<=[.!?]) /));
  const words = texts.slice(0, 200).flatMap((text) => text.replace(MARKS, '').split(' '));
  return fc.oneof(
    fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 }).map((some) => some.join(' ')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }).map((some) => some.toWellFormed().replace(MARKS, '')),
  );
}

/** What stands between double quotation marks is an example of ours. */
const OUR_EXAMPLE = /"[^"]{0,300}"/g;
const lettersOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isMisquoted = (remark: string, text: string): boolean =>
  quotesIn(remark.replace(OUR_EXAMPLE, ' ')).some((quote) => !lettersOf(text).includes(lettersOf(quote)));

interface Judged {
  readonly evidence: readonly { readonly spans: readonly { readonly start: number; readonly end: number }[] }[];
  readonly remarks: readonly string[];
}

/** Checked with one expectation, for there are some hundred spans in each of many thousand texts. */
function expectTrue(text: string, { evidence, remarks }: Judged): void {
  const outside = evidence.flatMap(({ spans }) => spans).filter(({ start, end }) => start >= end || end > text.length);
  const misquoted = remarks.filter((remark) => isMisquoted(remark, text));
  expect([outside, misquoted]).toEqual([[], []]);
}

describe('what is told of any text', () => {
  it('points into a one-liner and quotes what is there', () => {
    fc.assert(
      fc.property(mixtureOf(PITCHES), (text) => {
        const { evidence, partnerFeedback } = critiquePitch(text);
        expectTrue(text, { evidence, remarks: partnerFeedback });
      }),
      { numRuns: GENERATED['one-liner'], seed: SEED },
    );
  });

  it('points into an answer and quotes what is there', () => {
    fc.assert(
      fc.property(mixtureOf(ANSWERS), field, (text, fieldId) => {
        const { evidence, partnerFeedback, suggestions } = critiqueAnswer({ fieldId, answer: text });
        expectTrue(text, { evidence, remarks: [partnerFeedback, ...suggestions] });
      }),
      { numRuns: GENERATED.answer, seed: SEED },
    );
  });

  it('points into an idea and quotes what is there', () => {
    fc.assert(
      fc.property(mixtureOf(BRIEFS), (ideaBrief) => {
        const told = critiqueIdea({ ...FORM, ideaBrief });
        expectTrue(ideaBrief, { evidence: told.evidence, remarks: [...told.strengths, ...told.weaknesses] });
      }),
      { numRuns: GENERATED.idea, seed: SEED },
    );
  });
});

describe('an edit of any training text', () => {
  it.each<[string, (text: string) => string]>([
    ['a full stop at the end', (text) => (/[.!?]$/.test(text) ? text.replace(/[.!]$/, '') : `${text}.`)],
    ['white space', (text) => `  ${text.replaceAll('. ', '.  ')} `],
    ['curly apostrophes', (text) => text.replaceAll("'", '’')],
    ['thousands without a comma', (text) => text.replace(/(\d),(\d{3})\b/g, '$1$2')],
    ['a dash', (text) => text.replaceAll(' – ', ' - ')],
  ])('changes no score by more than three points: %s', (_, edit) => {
    fc.assert(
      fc.property(anyTraining, ({ text, read }) => {
        expect(Math.abs(scoreOf(read(edit(text))) - scoreOf(read(text)))).toBeLessThanOrEqual(SAME_WITHIN_POINTS);
      }),
      { numRuns: 15, seed: SEED },
    );
  });

  it.each([
    'PMF traction MRR ARR churn LTV CAC.',
    'customers customers customers pay pay pay',
    'Keywords: pilots, revenue, retention, growth.',
    'Revenue, customers, growth, retention, market, traction.',
  ])('earns nothing for keywords behind it: %s', (keywords) => {
    fc.assert(
      fc.property(anyTraining, ({ text, read }) => {
        const stuffed = `${text.replace(/(?<![.!?])$/, '.')} ${keywords}`;
        const plain = text.replace(/(?<![.!?])$/, '.');
        expect(scoreOf(read(stuffed))).toBeLessThanOrEqual(scoreOf(read(plain)));
      }),
      { numRuns: 15, seed: SEED },
    );
  });

  it('earns nothing by a sentence that says nothing of the startup', () => {
    const appended = (text: string, sentence: string): string => `${text.replace(/(?<![.!?])$/, '.')} ${sentence}`;
    fc.assert(
      fc.property(anyTraining, fc.constantFrom(...BESIDE_THE_POINT), ({ text, read }, sentence) => {
        const [plain, padded] = [text.replace(/(?<![.!?])$/, '.'), appended(text, sentence)];
        fc.pre(findDoubtful(plain).length === 0 && findDoubtful(padded).length > 0);
        expect(scoreOf(read(padded))).toBeLessThanOrEqual(scoreOf(read(plain)));
      }),
      { numRuns: 60, seed: SEED },
    );
  });
});
