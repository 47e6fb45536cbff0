import { ideaFormSchema, type IdeaFormInput } from '@playbook/contracts/analysis/idea-check.schema';
import { singleOutput, type BoostOptions } from '../numbers/boost-training.js';
import { everyCut } from '../numbers/cuts.js';
import { TreeBooster, type FittedTrees } from '../numbers/tree-booster.js';
import { isSplit, leafValue, type TreeModel, type TreeNode } from '@playbook/critique/engine/trees/tree-model';
import { featureId, type Direction, type FeatureFacts } from '@playbook/critique/engine/feature-registry';
import { IDEA_FEATURES, type IdeaDirections } from '@playbook/critique/idea/feature-registry';
import { ideaFeatures } from '@playbook/critique/idea/signals/idea-features';
import type { IdeaFeature } from '@playbook/critique/idea/signals/idea-text';
import {
  IDEA_SCORES,
  type IdeaModelFile,
  type IdeaScoreName,
  type RiskLimits,
} from '@playbook/critique/idea/scoring/idea-model';
import { readIdea } from '@playbook/critique/idea/signals/idea-text';
import { wordsOfIdea, type IdeaWords } from '@playbook/critique/idea/signals/idea-words';
import type { RatedIdea } from './rated-ideas.js';
import { RiskWords } from '@playbook/critique/idea/signals/risk-words';
import { fitRiskWords } from './risk-words-training.js';
import { findTraps } from '@playbook/critique/idea/traps/find-traps';

/** The file a fit writes and the engine reads. */
export const IDEA_MODEL_FILE = new URL('../../../critique/src/idea/model.json', import.meta.url);
const VERSION = '1.2.1';

/** Chosen by cross-validation on the training texts. */
const OPTIONS: Omit<BoostOptions, 'seed'> = {
  trees: 160,
  depth: 4,
  rate: 0.06,
  ridge: 4,
  minLeaf: 5,
  featureShare: 0.15,
  rowShare: 0.5,
};
/** With more of the features to choose from at each step, for a change is told by several of them together. */
const WHY_NOW_OPTIONS: Omit<BoostOptions, 'seed'> = { ...OPTIONS, featureShare: 0.3 };
const RISK_OPTIONS: Omit<BoostOptions, 'seed'> = {
  trees: 300,
  depth: 4,
  rate: 0.04,
  ridge: 2,
  minLeaf: 3,
  featureShare: 0.15,
  rowShare: 0.7,
};
const OPTIONS_OF: Readonly<Record<IdeaScoreName, Omit<BoostOptions, 'seed'>>> = {
  alignment: OPTIONS,
  whyNow: WHY_NOW_OPTIONS,
  risk: RISK_OPTIONS,
};
/** Models of different seeds are averaged: few texts make a single one jumpy. */
const SEEDS = [7, 11, 23, 41];
const DIGITS = 1e5;
const WORD_FOLDS = 5;

/** Limits that got most of the training risks right when left out. */
const RISK_LIMITS: RiskLimits = { medium: 30, high: 65 };

/**
 * Families of features that say something about each score; a row about anything else would explain nothing. Of the form's
 * selections alignment reads the stage only: an industry proves nothing.
 */
const READS: Readonly<Record<IdeaScoreName, RegExp>> = {
  alignment: /^(?!product\.opening|form\.(?!onlyAnIdea|inUse)|size\.|words\.|danger\.(?:hardware|matter|medicine))/,
  whyNow: /^(?:change|timing|topic|trap|danger|insight|detail|market|product|picture)\./,
  risk: /^(?!change\.|timing\.|size\.|load\.|topic\.|edge\.|picture\.)/,
};

/** What somebody else than the founders did or began tells when, and nothing else; no other score draws these. */
const OF_WHY_NOW_ALONE = /^change\.(?:moved|now|onset|reversed|world)$/;

const drawnFor = (score: IdeaScoreName, name: string): boolean => score === 'whyNow' || !OF_WHY_NOW_ALONE.test(name);

/** The direction a feature may move a score in. */
function directionOf(name: string, score: IdeaScoreName): Direction {
  const facts: FeatureFacts<string, IdeaDirections> = IDEA_FEATURES[featureId(IDEA_FEATURES, name)];
  return facts.direction?.[score] ?? 0;
}

const mayRead = (feature: string, score: IdeaScoreName): boolean => READS[score].test(feature);

/** What is measured in a training idea. */
export interface MeasuredIdea {
  readonly features: readonly IdeaFeature[];
  readonly words: IdeaWords;
}

export function measureForm(form: IdeaFormInput): MeasuredIdea {
  const idea = readIdea(ideaFormSchema.parse(form));
  return { features: ideaFeatures(idea, findTraps(idea)), words: wordsOfIdea(idea) };
}

/** What the model learns: the square root of why-now spreads the many low ratings. */
function targetOf(score: IdeaScoreName, { alignment, whyNow, riskFigure }: RatedIdea): number {
  if (score === 'alignment') return alignment;
  return score === 'whyNow' ? Math.sqrt(whyNow) : riskFigure;
}

const scaled = (value: number): number => Math.round((value / SEEDS.length) * DIGITS) / DIGITS;

/** @param places Of each column of the fit, the number of its feature in the model */
function scaledTree(node: TreeNode, places: readonly number[]): TreeNode {
  if (!isSplit(node)) return scaled(leafValue(node, 0));
  return {
    ...node,
    feature: places[node.feature] ?? 0,
    mean: scaled(leafValue(node.mean ?? 0, 0)),
    low: scaledTree(node.low, places),
    high: scaledTree(node.high, places),
  };
}

const averaged = (
  score: IdeaScoreName,
  models: readonly FittedTrees[],
  places: readonly number[],
): Omit<TreeModel, 'features'> => ({
  outputs: [score],
  base: [models.reduce((sum, { base }) => sum + scaled(base[0] ?? 0), 0)],
  unitsPerPoint: 1,
  trees: models.flatMap(({ trees }) => trees.map((tree) => scaledTree(tree, places))),
});

/** Features with what words say by a table fitted without the idea, so that the trees learn how far words can be trusted. */
function withUnseenWords(
  measured: readonly MeasuredIdea[],
  risks: Float64Array,
  vectors: readonly Float64Array[],
): IdeaFeature[][] {
  const tables = Array.from({ length: WORD_FOLDS }, (_, fold) => {
    const isKept = (_value: unknown, index: number): boolean => index % WORD_FOLDS !== fold;
    const kept = measured.filter(isKept).map(({ words }) => words);
    return new RiskWords(fitRiskWords(kept, risks.filter(isKept), vectors));
  });
  return measured.map(({ features, words }, index) => [
    ...features,
    ...tables.filter((_, fold) => fold === index % WORD_FOLDS).map((table) => table.feature(words)),
  ]);
}

/** Fits the three models to rated ideas. Deterministic. */
export function fitIdeaModel(
  rated: readonly RatedIdea[],
  measured: readonly MeasuredIdea[],
  vectors: readonly Float64Array[],
): IdeaModelFile {
  const risks = Float64Array.from(rated, ({ riskFigure }) => riskFigure);
  const features = withUnseenWords(measured, risks, vectors);
  const names = [...new Set(features.flat().map(({ id }) => id))].toSorted();
  const values = features.map((own) => new Map(own.map(({ id, value }) => [id, value])));
  const fit = (score: IdeaScoreName): Omit<TreeModel, 'features'> => {
    const drawn = names.filter((name) => drawnFor(score, name));
    const training = singleOutput(
      drawn.map((name) => Float64Array.from(values, (row) => (mayRead(name, score) ? (row.get(name) ?? 0) : 0))),
      Float64Array.from(rated, (idea) => targetOf(score, idea)),
      drawn.map((name) => directionOf(name, score)),
    );
    return averaged(
      score,
      SEEDS.map((seed) => new TreeBooster(training, { ...OPTIONS_OF[score], seed }, everyCut).fit()),
      drawn.map((name) => names.indexOf(name)),
    );
  };
  const [alignment, whyNow, risk] = IDEA_SCORES.map(fit);
  if (!alignment || !whyNow || !risk) throw new Error('A score has no model');
  const scores = { alignment, whyNow, risk };
  const riskWords = fitRiskWords(
    measured.map(({ words }) => words),
    risks,
    vectors,
  );
  return { version: VERSION, features: names, scores, riskLimits: RISK_LIMITS, riskWords };
}
