import { readItems } from '../command-line/read-json.js';
import type { RatedAnswer } from './answer-training.js';

const FILES = [
  'answers.several-languages.train.json',
  'answers.usual-faults.train.json',
  'answers.own-words.train.json',
  'answers.same-facts.train.json',
];

export const ANSWER_MODEL_FILE = new URL('../../../critique/src/answer/model.json', import.meta.url);

/** Every rated answer that lives in the project. */
export function trainingAnswers(): RatedAnswer[] {
  return FILES.flatMap((file) => readItems<RatedAnswer>(new URL(`../../training/${file}`, import.meta.url)));
}
