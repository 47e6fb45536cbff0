import { wordFeatures } from '../words/word-features.js';
import { WordTable, type WordTableFile } from '../words/word-table.js';
import type { Feature } from '../features/feature.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { SharedModel } from './shared-model.js';
import { TreeWalker, type Shares } from './tree-walker.js';

/** A fitted model as it stands in its two files. */
export interface ScoringModelFiles {
  readonly trees: SharedModel;
  readonly words: WordTableFile;
}

/** What the trees and the table of words make of a pitch together. */
export class ScoringModel {
  private readonly trees: TreeWalker;
  private readonly words: WordTable;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor({ trees, words }: ScoringModelFiles) {
    this.trees = new TreeWalker(trees);
    this.words = new WordTable(words);
    this.numbers = new Map(trees.features.map((name, number) => [name, number]));
  }

  /** Names of the features, by number. */
  get features(): readonly string[] {
    return this.trees.features;
  }

  /** Number of a feature; undefined for one the trees are not asked about. */
  numberOf(feature: string): number | undefined {
    return this.numbers.get(feature);
  }

  /** Every feature the trees are asked about, also those that need the table of words. */
  featuresOf({ features, words }: Pick<PitchSignals, 'features' | 'words'>): Feature[] {
    return [...features, ...wordFeatures(words, this.words)];
  }

  /** Points by feature, for values by feature number. */
  shares(valueOf: (feature: number) => number): Shares {
    return this.trees.shares(valueOf);
  }

  /** Points of each output alone, for values by feature number. */
  totals(valueOf: (feature: number) => number): number[] {
    return this.trees.totals(valueOf);
  }
}
