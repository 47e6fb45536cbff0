import { describe, expect, it } from '@jest/globals';
import { ACCELERATOR_FORM, FIELDS_BEYOND_FORM } from '@playbook/contracts/applications/catalogue/accelerator-form';
import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { fillForm } from './fill-form.js';

describe('fillForm', () => {
  it('puts answers where the form asks for them, and says how long they are', () => {
    const form = fillForm([
      { fieldId: 'current-product', value: ' Live at 9 clinics. ' },
      { fieldId: 'progress-made', value: 'May: first clinic.' },
    ]);
    const text = 'Live at 9 clinics.\n\nMay: first clinic.';
    expect(form.find(({ questionId }) => questionId === 'progress')).toEqual({
      questionId: 'progress',
      text,
      length: text.length,
    });
    expect(form.find(({ questionId }) => questionId === 'revenue')?.text).toBe('');
  });

  it('has each field of the builder in one question, or says that the form does not ask for it', () => {
    const placed = [...ACCELERATOR_FORM.flatMap(({ fields }) => [...fields]), ...FIELDS_BEYOND_FORM];
    expect(placed.toSorted()).toEqual(BUILDER_FIELDS.map(({ fieldId }) => fieldId).toSorted());
  });
});
