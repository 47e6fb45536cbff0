import { describe, expect, it } from '@jest/globals';
import {
  BUILDER_FIELDS,
  BUILDER_SECTIONS,
  fieldKey,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { SHORT_PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import { HOSTILE_ANSWERS } from '../../../../testing/hostile-answers.js';
import { applicationDocument, type DocumentQuestion, isOverLimit } from './application-document.js';

const onlyQuestion = (texts: Readonly<Record<string, string>>): DocumentQuestion =>
  applicationDocument(texts).sections[0]!.questions[0]!;

describe('applicationDocument', () => {
  it('holds only the sections and questions that have content, in the order of the screens', () => {
    const texts = {
      'vision-why-now': 'Now',
      'founders-founder-names': 'Ada',
      'founders-responsibility-split': ' \n\t ',
    };
    const { title, sections } = applicationDocument(texts);
    expect(title).toBe('YC Application');
    expect(sections.map((section) => [section.title, section.questions.map(({ answer }) => answer)])).toEqual([
      ['Founders', ['Ada']],
      ['Vision & Timing', ['Now']],
    ]);
  });

  it('is empty where nothing is written', () => {
    expect(applicationDocument({}).sections).toEqual([]);
    expect(applicationDocument({ 'unknown-field': 'x' }).sections).toEqual([]);
  });

  it('holds every question once all are answered', () => {
    const { sections } = applicationDocument(Object.fromEntries(BUILDER_FIELDS.map((field) => [fieldKey(field), 'x'])));
    expect(sections.map(({ title }) => title)).toEqual(BUILDER_SECTIONS.map(({ title }) => title));
    expect(sections.flatMap(({ questions }) => questions.map(({ address }) => address))).toEqual(BUILDER_FIELDS);
  });

  it('knows every kind of line end', () => {
    const question = onlyQuestion({ 'product-how-it-works': HOSTILE_ANSWERS.blankLines });
    expect(question.answer).toBe('First paragraph \n   \n\nsecond line one\nline two\nline three');
    expect(question.paragraphs).toEqual([['First paragraph '], ['second line one', 'line two', 'line three']]);
  });

  it.each([
    [SHORT_PITCH_MAX_CHARS, false],
    [SHORT_PITCH_MAX_CHARS + 1, true],
  ])('of %i characters for the one-liner is over the limit of the real form: %s', (length, isOver) => {
    const question = onlyQuestion({ 'company-company-oneliner': ` ${'x'.repeat(length)} ` });
    expect(question).toMatchObject({ charCount: length, formMaxChars: SHORT_PITCH_MAX_CHARS });
    expect(isOverLimit(question)).toBe(isOver);
  });

  it('has no limit where the real form has none that is known', () => {
    expect(isOverLimit(onlyQuestion({ 'traction-metrics': 'x'.repeat(5_000) }))).toBe(false);
  });
});
