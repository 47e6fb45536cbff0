import { wordFeatures } from '../../engine/words/word-features.js';
import { WordTable, type WordTableFile } from '../../engine/words/word-table.js';
import { phraseFeatures } from '../phrases/phrase-features.js';
import { PhraseTable, type PhraseTableFile } from '../phrases/phrase-table.js';
import type { Feature } from '../../engine/feature.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { numbersOf } from '../../engine/feature-values.js';
import type { TreeModel } from '../../engine/trees/tree-model.js';
import type { Shares } from '../../engine/trees/shares.js';
import { TreeWalker } from '../../engine/trees/tree-walker.js';

/** A fitted model as it stands in its files. */
export interface ScoringModelFiles {
  readonly trees: TreeModel & { readonly version: string };
  readonly words: WordTableFile;
  readonly phrases: PhraseTableFile;
}

/** What the trees and the tables of words and of turns of phrase make of a pitch together. */
export class ScoringModel {
  private readonly trees: TreeWalker;
  private readonly words: WordTable;
  private readonly phrases: PhraseTable;

  constructor({ trees, words, phrases }: ScoringModelFiles) {
    this.trees = new TreeWalker(trees);
    this.words = new WordTable(words);
    this.phrases = new PhraseTable(phrases);
  }

  /** Names of the features, by number. */
  get features(): readonly string[] {
    return this.trees.features;
  }

  /** Number of a feature; undefined for one the trees are not asked about. */
  numberOf(feature: string): number | undefined {
    return numbersOf(this.features).get(feature);
  }

  /** Every feature the trees are asked about, also those that need the tables. */
  featuresOf({ features, words, phrases }: Pick<PitchSignals, 'features' | 'words' | 'phrases'>): Feature[] {
    return [...features, ...wordFeatures(words, this.words), ...phraseFeatures(phrases, this.phrases)];
  }

  /** Points by feature, for values by feature number; what the lines say is written beside them. */
  shares(values: Float64Array): Shares {
    return this.trees.shares(values);
  }

  /** Points of each output alone, for values by feature number; what the lines say is written beside them. */
  totals(values: Float64Array): number[] {
    return this.trees.totals(values);
  }
}
