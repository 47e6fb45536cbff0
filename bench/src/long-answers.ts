import { readFileSync } from 'node:fs';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';

const ANSWER_CHARS = 1_500;
const MIN_CHARS = 400;
const TRAINING_FILE = new URL('../../libs/engine-fit/training/answers.several-languages.train.json', import.meta.url);

/** One answer of 1,500 characters for each field, put together from long rated ones. */
export function longAnswers(): { fieldId: string; answer: string }[] {
  const rated = JSON.parse(readFileSync(TRAINING_FILE, 'utf8')) as { text: string }[];
  const texts = rated.map(({ text }) => text).filter((text) => text.length > MIN_CHARS);
  return APPLICATION_FIELDS.map(({ id }, index) => ({
    fieldId: id,
    answer: [...texts.slice(index), ...texts].join(' ').slice(0, ANSWER_CHARS),
  }));
}
