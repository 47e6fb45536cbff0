import { readModel } from '../read-model.js';
import { weightOf } from '../words/word-use.js';
import type { MeasuredSentence } from './sentence-measures.js';

/** What tells sentences about a startup from those about nobody's, as it stands in the model file. */
export interface RelevanceModelFile {
  readonly version: string;
  /** From this score on a sentence is doubtful. */
  readonly threshold: number;
  readonly constant: number;
  /** In the order of `SENTENCE_MEASURES`. */
  readonly measures: readonly number[];
  /** Points of one unit of `words`. */
  readonly unit: number;
  /** Base64 of signed bytes, in the order of the list of English words. */
  readonly words: string;
}

/** A sentence of one word is no sure sign: the mean is drawn to nothing as by half a word that says nothing. */
export const SILENT_WEIGHT = 0.5;

/** With it one in a hundred of the rated sentences that lean is doubtful. */
const MARGIN_OF_LEANING = 0.12;

/** The fitted model, made ready to be asked. */
export class RelevanceModel {
  private readonly words: Int8Array;

  constructor(private readonly file: RelevanceModelFile) {
    this.words = Int8Array.from(Buffer.from(file.words, 'base64'));
  }

  /** How sure it is that a sentence says nothing of this startup: about 0 for those that do, about 1 for those that do not. */
  scoreOf({ ranks, measures }: MeasuredSentence): number {
    let [sum, total] = [0, SILENT_WEIGHT];
    for (const rank of ranks) {
      const weight = weightOf(rank);
      sum += weight * (this.words[rank - 1] ?? 0);
      total += weight;
    }
    const ofMeasures = measures.reduce((points, value, index) => points + value * (this.file.measures[index] ?? 0), 0);
    return this.file.constant + (this.file.unit * sum) / total + ofMeasures;
  }

  /** @param isLeaning whether it leans on what was said before, as "half of them came back": of such it must be surer */
  isDoubtful(sentence: MeasuredSentence, isLeaning = false): boolean {
    return this.scoreOf(sentence) >= this.file.threshold + (isLeaning ? MARGIN_OF_LEANING : 0);
  }
}

/** The model that ships. */
export const RELEVANCE_MODEL = new RelevanceModel(readModel(new URL('./model.json', import.meta.url)));
