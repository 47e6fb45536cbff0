import { describe, expect, it } from '@jest/globals';
import {
  BUILDER_FIELDS,
  BUILDER_SECTIONS,
  REQUIRED_FIELDS,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { answerTexts } from './answer-texts.js';
import { applicationProgress, isSectionComplete, progressBadge } from './application-progress.js';

/** Answers to so many of the required fields, in the order of the screens. */
const answered = (count: number, value = 'Payroll') =>
  answerTexts(REQUIRED_FIELDS.slice(0, count).map((field) => ({ ...field, value })));

describe('the builder’s catalogue', () => {
  it('has six required sections with 17 fields, then an optional one with seven', () => {
    expect(BUILDER_SECTIONS.map(({ id, isRequired, fields }) => [id, isRequired, fields.length])).toEqual([
      ['founders', true, 4],
      ['problem', true, 3],
      ['product', true, 3],
      ['traction', true, 3],
      ['competition', true, 2],
      ['vision', true, 2],
      ['company', false, 7],
    ]);
    expect(REQUIRED_FIELDS).toHaveLength(17);
    expect(new Set(BUILDER_FIELDS.map(({ fieldId }) => fieldId)).size).toBe(24);
  });
});

describe('applicationProgress', () => {
  it.each([
    [0, 0, 0, 'Getting Started'],
    [1, 6, 0, 'Getting Started'],
    [3, 18, 0, 'Getting Started'],
    [4, 24, 1, 'Getting Started'],
    [7, 41, 2, 'Getting Started'],
    [8, 47, 2, 'Getting Started'],
    [9, 53, 2, 'In Progress'],
    [10, 59, 3, 'In Progress'],
    [13, 76, 4, 'In Progress'],
    [15, 88, 5, 'In Progress'],
    [16, 94, 5, 'Ready to Submit'],
    [17, 100, 6, 'Ready to Submit'],
  ])('of %i answers is %i %%, %i sections, %s', (count, percent, completeSections, badge) => {
    expect(applicationProgress(answered(count))).toEqual({
      answeredFields: count,
      totalFields: 17,
      percent,
      completeSections,
      totalSections: 6,
      badge,
    });
  });

  it('does not count blank answers', () => {
    expect(applicationProgress(answered(17, ' \n\t ')).answeredFields).toBe(0);
  });

  it('does not count the optional section', () => {
    const all = answerTexts(BUILDER_FIELDS.map((field) => ({ ...field, value: 'Payroll' })));
    expect(applicationProgress(all)).toEqual(applicationProgress(answered(17)));
    const company = BUILDER_FIELDS.filter(({ sectionId }) => sectionId === 'company');
    const onlyCompany = answerTexts(company.map((field) => ({ ...field, value: 'Payroll' })));
    expect(applicationProgress(onlyCompany)).toMatchObject({ percent: 0, completeSections: 0 });
  });
});

describe('progressBadge', () => {
  it.each([
    [100, 'Ready to Submit'],
    [90, 'Ready to Submit'],
    [89.99, 'In Progress'],
    [50, 'In Progress'],
    [49.99, 'Getting Started'],
    [0, 'Getting Started'],
  ])('is for %d percent: %s', (percent, badge) => {
    expect(progressBadge(percent)).toBe(badge);
  });
});

describe('isSectionComplete', () => {
  it('wants every field, of the optional section too', () => {
    const fields = BUILDER_FIELDS.filter(({ sectionId }) => sectionId === 'company');
    expect(isSectionComplete('company', {})).toBe(false);
    const some = answerTexts(fields.slice(1).map((field) => ({ ...field, value: 'Payroll' })));
    expect(isSectionComplete('company', some)).toBe(false);
    const all = answerTexts(fields.map((field) => ({ ...field, value: 'Payroll' })));
    expect(isSectionComplete('company', all)).toBe(true);
    expect(isSectionComplete('founders', all)).toBe(false);
  });
});
