import { readItems } from '../../command-line/read-json.js';
import type { RatedAnswer } from './answer-training.js';

const FILES = ['answers.train.json', 'answers.a.train.json', 'answers.b.train.json', 'answers.siblings.train.json'];

export const ANSWER_MODEL_FILE = new URL('../../../models/answer.model.json', import.meta.url);

/** Every rated answer that lives in the project. */
export function trainingAnswers(): RatedAnswer[] {
  return FILES.flatMap((file) => readItems<RatedAnswer>(new URL(`../../../training/${file}`, import.meta.url)));
}
