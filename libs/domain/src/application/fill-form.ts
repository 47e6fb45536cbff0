import type { FormEntry } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { ACCELERATOR_FORM, type FormQuestion } from '@playbook/contracts/applications/catalogue/accelerator-form';

const FORM: readonly (FormQuestion & Pick<(typeof ACCELERATOR_FORM)[number], 'id'>)[] = ACCELERATOR_FORM;

/** What the founder has written for each question of the accelerator's form, in the form's order. */
export function fillForm(answers: readonly { readonly fieldId: string; readonly value: string }[]): FormEntry[] {
  const texts = new Map(answers.map(({ fieldId, value }) => [fieldId, value.trim()]));
  return FORM.map(({ id, fields }) => {
    const text = fields
      .map((field) => texts.get(field) ?? '')
      .filter((value) => value !== '')
      .join('\n\n');
    return { questionId: id, text, length: text.length };
  });
}
