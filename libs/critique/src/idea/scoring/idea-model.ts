import type { DimensionModel } from '../../engine/trees/tree.js';
import type { RiskWordsFile } from '../signals/risk-words.js';

/** The three figures of an idea check. `risk` runs from 0 (low) over 50 (medium) to 100 (high). */
export const IDEA_SCORES = ['alignment', 'whyNow', 'risk'] as const;
export type IdeaScoreName = (typeof IDEA_SCORES)[number];

/** Figures of the risk model from which on a category is medium and high; chosen by cross-validation. */
export interface RiskLimits {
  readonly medium: number;
  readonly high: number;
}

/** The fitted model of ideas as it stands in the model file. `whyNow` predicts the square root of the score. */
export interface IdeaModel {
  readonly version: string;
  /** Names of the features, by number. */
  readonly features: readonly string[];
  readonly scores: Readonly<Record<IdeaScoreName, DimensionModel>>;
  readonly riskLimits: RiskLimits;
  readonly riskWords: RiskWordsFile;
}
