import { describe, expect, it } from '@jest/globals';
import { BUILDER_FIELDS, BUILDER_SECTIONS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { answerTexts } from './answer-texts.js';
import { sectionNavigation } from './section-navigation.js';

const ORDER = BUILDER_SECTIONS.map(({ id }) => id);
const full = answerTexts(BUILDER_FIELDS.map((field) => ({ ...field, value: 'Payroll' })));

describe('sectionNavigation', () => {
  it.each(ORDER.map((id, index) => [id, ORDER[index - 1] ?? null, ORDER[index + 1] ?? null] as const))(
    'leads from %s, when it is complete, back to %s and on to %s',
    (section, previous, next) => {
      expect(sectionNavigation(section, full)).toEqual({ previous, next, isWaitingForAnswers: false });
    },
  );

  it.each(ORDER.filter((id) => id !== 'company'))(
    'holds back from %s on while one of its fields is blank',
    (section) => {
      const fields = BUILDER_FIELDS.filter(({ sectionId }) => sectionId === section);
      for (const blank of fields) {
        const texts = answerTexts(
          fields.map((field) => ({ ...field, value: field.fieldId === blank.fieldId ? ' ' : 'Payroll' })),
        );
        expect(sectionNavigation(section, texts)).toMatchObject({ next: null, isWaitingForAnswers: true });
      }
    },
  );

  it('has no way on from the last section, which waits for nothing', () => {
    expect(sectionNavigation('company', {})).toEqual({ previous: 'vision', next: null, isWaitingForAnswers: false });
  });
});
