import { readFileSync } from 'node:fs';
import type { WordTable } from '../signals/word-score-features.js';
import type { DimensionModel } from '../../engine/trees/tree.js';

/** A fitted model of answers as it stands in the model file. */
export interface AnswerModel {
  readonly version: string;
  /** Names of the features, by number. */
  readonly features: readonly string[];
  /** Points of everyday words (lemmas), learned from the training texts; they feed the features `words.*`. */
  readonly words: WordTable;
  /** Scores of these are averaged. */
  readonly boosters: readonly DimensionModel[];
}

const MODEL_FILE = new URL('../model.json', import.meta.url);

/** The model that `npm run engine:fit -- --kind answer` wrote, read once when it is first needed. */
export function readAnswerModel(): AnswerModel {
  return JSON.parse(readFileSync(MODEL_FILE, 'utf8')) as AnswerModel;
}
