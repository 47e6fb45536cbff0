import { singleOutput, type BoostOptions } from '../numbers/boost-training.js';
import { everyCut } from '../numbers/cuts.js';
import { TreeBooster } from '../numbers/tree-booster.js';
import type { Feature } from '@playbook/critique/engine/feature';
import type { Token } from '@playbook/critique/text/tokens/token';
import type { AnswerModel } from '@playbook/critique/answer/scoring/answer-model';
import { everydayWords, wordScoreFeatures } from '@playbook/critique/answer/signals/word-score-features';
import { measureAnswer } from '@playbook/critique/answer/signals/measure-answer';
import { fitWordTable, type RatedWords } from './word-table.js';
import { ANSWER_FEATURES } from '@playbook/critique/answer/feature-registry';
import { featureId, type Direction, type FeatureFacts } from '@playbook/critique/engine/feature-registry';

/** An answer with the rating a reader gave it, 0 to 100. */
export interface RatedAnswer {
  readonly id: string;
  readonly field: string;
  readonly text: string;
  readonly overall: number;
}

/** A rated answer that has been measured. */
export interface MeasuredAnswer {
  readonly rating: number;
  readonly words: ReadonlyMap<string, Token>;
  readonly features: readonly Feature[];
}

const VERSION = '1.0.0';
const WORD_FOLDS = 8;
const MIN_TEXTS_WITH_FEATURE = 4;
/** One rater's noise draws a fit to the middle; the mean of several raters lies this much further out. Ranks stay. */
export const STRETCH = 1.1;
const MIDDLE = 50;

/** Chosen by cross-validation on the training texts. */
export const ANSWER_BOOST_OPTIONS: BoostOptions = {
  trees: 300,
  depth: 4,
  rate: 0.03,
  ridge: 3,
  minLeaf: 4,
  featureShare: 0.15,
  rowShare: 0.6,
  seed: 11,
};
export const SEEDS = [11, 23, 37] as const;

/** Which way a feature may move the score. */
function directionOf(name: string): Direction {
  const facts: FeatureFacts<string> = ANSWER_FEATURES[featureId(ANSWER_FEATURES, name)];
  return facts.direction ?? 0;
}

export function measureRated({ field, text, overall }: RatedAnswer): MeasuredAnswer {
  const { answer, language, features } = measureAnswer(field, text);
  return {
    rating: overall,
    features,
    words: language === null ? everydayWords(answer.tokens) : new Map<string, Token>(),
  };
}

const ratedWords = ({ words, rating }: MeasuredAnswer): RatedWords => ({ words: new Set(words.keys()), rating });

/** Word features of each text by a table fitted without it, so that the trees learn how far words can be trusted. */
function unseenWordFeatures(rated: readonly MeasuredAnswer[]): Feature[][] {
  const tables = Array.from({ length: WORD_FOLDS }, (_, fold) =>
    fitWordTable(rated.filter((__, index) => index % WORD_FOLDS !== fold).map(ratedWords)),
  );
  return rated.map(({ words }, index) => wordScoreFeatures(words, tables[index % WORD_FOLDS] ?? {}));
}

function namesOf(rows: readonly (readonly Feature[])[]): string[] {
  const counts = new Map<string, number>();
  for (const { id } of rows.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count >= MIN_TEXTS_WITH_FEATURE)
    .map(([name]) => name)
    .toSorted();
}

/** Fits word table and trees to the rated answers. Deterministic. */
export function fitAnswerModel(rated: readonly MeasuredAnswer[]): AnswerModel {
  const unseen = unseenWordFeatures(rated);
  const rows = rated.map(({ features }, index) => [...features, ...(unseen[index] ?? [])]);
  const names = namesOf(rows);
  const values = rows.map((row) => new Map(row.map(({ id, value }) => [id, value])));
  const training = singleOutput(
    names.map((name) => Float64Array.from(values, (row) => row.get(name) ?? 0)),
    Float64Array.from(rated, ({ rating }) => MIDDLE + (rating - MIDDLE) * STRETCH),
    names.map(directionOf),
  );
  const fitted = SEEDS.map((seed) => new TreeBooster(training, { ...ANSWER_BOOST_OPTIONS, seed }, everyCut).fit());
  return {
    version: VERSION,
    features: names,
    words: fitWordTable(rated.map(ratedWords)),
    outputs: ['overall'],
    base: [fitted.reduce((sum, { base }) => sum + (base[0] ?? 0), 0)],
    unitsPerPoint: 1,
    models: fitted.length,
    trees: fitted.flatMap(({ trees }) => trees),
  };
}
