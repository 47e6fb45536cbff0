import { readModel } from '../../engine/read-model.js';
import type { TreeModel } from '../../engine/trees/tree-model.js';
import type { RiskWordsFile } from '../signals/risk-words.js';

/** The three figures of an idea check. `risk` runs from 0 (low) over 50 (medium) to 100 (high). */
export const IDEA_SCORES = ['alignment', 'whyNow', 'risk'] as const;
export type IdeaScoreName = (typeof IDEA_SCORES)[number];

/** Figures of the risk model from which on a category is medium and high; chosen by cross-validation. */
export interface RiskLimits {
  readonly medium: number;
  readonly high: number;
}

type ByScore<T> = Readonly<Record<IdeaScoreName, T>>;

/** The fitted model of ideas as it stands in the model file: one list of features for all scores. */
export interface IdeaModelFile {
  readonly version: string;
  /** Names of the features, by number. */
  readonly features: readonly string[];
  /** `whyNow` predicts the square root of the score. */
  readonly scores: ByScore<Omit<TreeModel, 'features'>>;
  readonly riskLimits: RiskLimits;
  readonly riskWords: RiskWordsFile;
}

/** The fitted model of ideas. */
export interface IdeaModel extends Omit<IdeaModelFile, 'scores'> {
  readonly scores: ByScore<TreeModel>;
}

/** The model of a file. */
export function ideaModelOf(file: IdeaModelFile): IdeaModel {
  const { alignment, whyNow, risk } = file.scores;
  const withFeatures = (trees: Omit<TreeModel, 'features'>): TreeModel => ({ ...trees, features: file.features });
  const scores = { alignment: withFeatures(alignment), whyNow: withFeatures(whyNow), risk: withFeatures(risk) };
  return { ...file, scores };
}

/** The model of ideas that ships, read once when the engine is loaded. */
export const IDEA_MODEL = ideaModelOf(readModel<IdeaModelFile>(new URL('../model.json', import.meta.url)));
