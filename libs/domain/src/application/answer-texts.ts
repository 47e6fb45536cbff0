import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';

/** What has been written: section id -> field id -> text, as far as there is any (specification, section 3). */
export type AnswerTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a list of answers by section and field. */
export function answerTexts(
  answers: readonly { readonly sectionId: string; readonly fieldId: string; readonly value: string }[],
): AnswerTexts {
  const texts: Record<string, Record<string, string>> = {};
  for (const { sectionId, fieldId, value } of answers) (texts[sectionId] ??= {})[fieldId] = value;
  return texts;
}

/** Whether a field holds more than white space. */
export const isAnswered = (texts: AnswerTexts, { sectionId, fieldId }: FieldAddress): boolean =>
  (texts[sectionId]?.[fieldId] ?? '').trim() !== '';
