import { BUILDER_FIELDS, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { answerTexts, type AnswerTexts } from '@playbook/domain/application/answer-texts';

/** The texts of the screen, by `fieldKey`, as the rules about progress and steps take them. */
export const textsBySection = (texts: Readonly<Record<string, string>>): AnswerTexts =>
  answerTexts(BUILDER_FIELDS.map((field) => ({ ...field, value: texts[fieldKey(field)] ?? '' })));
