import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Feature } from '@playbook/critique/engine/feature';
import type { ScoringModelFiles } from '@playbook/critique/pitch/scoring/scoring-model';
import { measureText } from '@playbook/critique/pitch/measure-pitch';
import type { PitchSignals } from '@playbook/critique/pitch/signals/pitch-signals';
import {
  isSplit,
  leafValue,
  LINES_FAMILY,
  type Slope,
  type TreeNode,
} from '@playbook/critique/engine/trees/tree-model';
import { fitReading, unseenReadings, valuesOf, type RatedText, type ReadingMeans } from './reading-training.js';
import { TABLE_FEATURES, type NamedSlope } from './reading-slopes.js';
import { readWordVectors } from '../numbers/word-vectors.js';
import type { BoostOptions } from '../numbers/boost-training.js';
import { randomCuts } from '../numbers/cuts.js';
import { TreeBooster, type FittedTrees } from '../numbers/tree-booster.js';
import { featureId, type Direction, type FeatureFacts } from '@playbook/critique/engine/feature-registry';
import { PITCH_FEATURES } from '@playbook/critique/pitch/feature-registry';

/** A text with ratings of the five dimensions, 0 to 20 each, and how many ordinary texts it counts for. */
export type RatedPitch = { readonly id: string; readonly text: string; readonly weight: number } & Readonly<
  Record<PitchDimension, number>
>;

/** A rated text as it was measured once for the whole fit. */
export interface MeasuredRating {
  readonly rated: RatedPitch;
  readonly signals: PitchSignals;
  /** Texts the engine does not score (noise) teach it nothing. */
  readonly isScored: boolean;
}

/** A feature stands in the model only when this many training texts have it. */
const MIN_TEXTS_WITH_FEATURE = 12;
const VERSION = '2.1.0';

/** Chosen by five-fold cross-validation on the training texts. */
export const BOOST_OPTIONS: BoostOptions = {
  trees: 300,
  depth: 6,
  rate: 0.035,
  ridge: 1,
  minLeaf: 4,
  featureShare: 0.5,
  rowShare: 0.6,
  seed: 7,
};

/**
 * How much of a prediction the straight lines make alone; the trees, which know what the lines say, make the rest. Two
 * readings that err in different places are together better than either; chosen by cross-validation.
 */
const LINES_SHARE = 0.4;
const TREES_SHARE = 1 - LINES_SHARE;
const DIGITS = 10_000;
/** Leaves are in thousandths of a point. */
const UNITS_PER_POINT = 1_000;

function shareOfTree(node: TreeNode): TreeNode {
  if (!isSplit(node)) return PITCH_DIMENSIONS.map((_, output) => Math.round(leafValue(node, output) * TREES_SHARE));
  return { ...node, low: shareOfTree(node.low), high: shareOfTree(node.high) };
}

const shareOfSlope = (slope: NamedSlope, features: readonly string[]): Slope => ({
  ...slope,
  feature: features.indexOf(slope.feature),
  pointsPerUnit: Math.round(slope.pointsPerUnit * LINES_SHARE * DIGITS) / DIGITS,
});

/** Measures rated texts, in their order. */
export function measureRatings(rated: readonly RatedPitch[]): MeasuredRating[] {
  return rated.map((own) => {
    const { signals, isNoise } = measureText(own.text);
    return { rated: own, signals, isScored: !isNoise };
  });
}

function directionOf(name: string): Direction {
  const facts: FeatureFacts<string> = PITCH_FEATURES[featureId(PITCH_FEATURES, name)];
  return facts.direction ?? 0;
}

/**
 * Terms partners skip and claims with nothing behind them only ever take points; a clearer customer and a number that can be
 * checked only ever give them, and so do better words: a term that lowers what the words say must raise nothing.
 */
function directionsOf(name: string): Direction[] {
  return PITCH_DIMENSIONS.map(() => directionOf(name));
}

/** Signals of the rubric that a founder can act on; the others only say how the wording differs. */
const TELLING = /^(?:customer|detail|benefit|difference|insight|load|what|clause|product)\./;
const TELLING_PREFERENCE = 1.3;

function featureNames(texts: readonly (readonly Feature[])[]): string[] {
  const counts = new Map<string, number>();
  for (const { id } of texts.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count >= MIN_TEXTS_WITH_FEATURE)
    .map(([name]) => name)
    .toSorted();
}

/** The trees are not asked about what the tables say alone: they know what all lines say together. */
function preferenceOf(name: string): number {
  if (TABLE_FEATURES.includes(name)) return 0;
  return TELLING.test(name) ? TELLING_PREFERENCE : 1;
}

/** Trees that know the features of each text and what lines that have not seen it say. */
function fitTrees(texts: readonly RatedText[], features: readonly string[], means: ReadingMeans): FittedTrees {
  const readings = unseenReadings(texts, means);
  const values = texts.map(({ signals }, row) => {
    const own = valuesOf(signals);
    for (const [output, dimension] of PITCH_DIMENSIONS.entries())
      own.set(`${LINES_FAMILY}${dimension}`, LINES_SHARE * (readings[row]?.[output] ?? 0));
    return own;
  });
  return new TreeBooster(
    {
      columns: features.map((name) => Float64Array.from(values, (own) => own.get(name) ?? 0)),
      outputs: PITCH_DIMENSIONS.map((_, output) => Float64Array.from(texts, ({ ratings }) => ratings[output] ?? 0)),
      weights: Float64Array.from(texts, ({ weight }) => weight),
      preferences: features.map(preferenceOf),
      directions: features.map(directionsOf),
    },
    BOOST_OPTIONS,
    randomCuts,
  ).fit();
}

/**
 * Fits straight lines to features, words and turns of phrase, then trees that also know what the lines say; texts that are
 * not scored are left out. Deterministic.
 */
export function fitPitchModel(training: readonly MeasuredRating[]): ScoringModelFiles {
  const texts = training
    .filter(({ isScored }) => isScored)
    .map(({ rated, signals }) => ({
      signals,
      ratings: PITCH_DIMENSIONS.map((dimension) => rated[dimension]),
      weight: rated.weight,
    }));
  const measured = featureNames(texts.map(({ signals }) => signals.features));
  const means = { features: measured, signs: measured.map(directionOf), vectors: readWordVectors() };
  const lines = PITCH_DIMENSIONS.map((dimension) => `${LINES_FAMILY}${dimension}`);
  const features = [...measured, ...TABLE_FEATURES, ...lines].toSorted();
  const { base, trees } = fitTrees(texts, features, means);
  const { slopes, words, phrases } = fitReading(texts, means);
  return {
    trees: {
      version: VERSION,
      outputs: PITCH_DIMENSIONS,
      features,
      base,
      unitsPerPoint: UNITS_PER_POINT,
      trees: trees.map(shareOfTree),
      slopes: slopes.map((slope) => shareOfSlope(slope, features)),
      calibration: [],
    },
    words,
    phrases,
  };
}
