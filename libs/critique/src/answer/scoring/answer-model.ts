import { readModel } from '../../engine/read-model.js';
import type { TreeModel } from '../../engine/trees/tree-model.js';
import type { WordTable } from '../signals/word-score-features.js';

/** A fitted model of answers as it stands in the model file. */
export interface AnswerModel extends TreeModel {
  readonly version: string;
  /** Points of everyday words (lemmas), learned from the training texts; they feed the features `words.*`. */
  readonly words: WordTable;
}

/** Reads the model of answers. */
export const readAnswerModel = (): AnswerModel => readModel(new URL('../model.json', import.meta.url));
