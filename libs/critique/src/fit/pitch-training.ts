import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/pitch-analysis.schema';
import type { Feature } from '../features/feature.js';
import type { ScoringModelFiles } from '../model/scoring-model.js';
import { measureText } from '../pitch/measured-pitch.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { SharedNode, Slope } from '../model/shared-model.js';
import { fitPhraseTable, unseenPhraseFeatures } from './phrase-training.js';
import { fitWordTable, unseenWordFeatures } from './word-training.js';
import { isOfWords, phraseSlopes, pointsOnSlopes, wordSlopes } from './word-slopes.js';
import { readWordVectors } from './word-vectors.js';
import { SharedBooster, type Direction, type SharedBoostOptions } from './shared-booster.js';

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
const VERSION = '2.0.0';

/** Chosen by five-fold cross-validation on the training texts. */
export const BOOST_OPTIONS: SharedBoostOptions = {
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
 * How much of a prediction the turns of phrase make alone; the trees and the words make the rest. Two readings that err in
 * different places are together better than either; chosen by cross-validation.
 */
const PHRASES_SHARE = 0.3;
const REST_SHARE = 1 - PHRASES_SHARE;
const DIGITS = 1_000;

function shareOfTree(node: SharedNode): SharedNode {
  if (!('feature' in node)) return node.map((thousandths) => Math.round(thousandths * REST_SHARE));
  return { ...node, low: shareOfTree(node.low), high: shareOfTree(node.high) };
}

const shareOfSlope = (slope: Slope): Slope => ({
  ...slope,
  pointsPerUnit: Math.round(slope.pointsPerUnit * REST_SHARE * DIGITS) / DIGITS,
});

/** Measures rated texts, in their order. */
export function measureRatings(rated: readonly RatedPitch[]): MeasuredRating[] {
  return rated.map((own) => {
    const { signals, isNoise } = measureText(own.text);
    return { rated: own, signals, isScored: !isNoise };
  });
}

const RISING_EVERYWHERE = new Set(['customer.grade', 'customer.people', 'detail.numbers']);

/**
 * Terms partners skip and claims with nothing behind them only ever take points; a clearer customer and a number that can be checked only ever give them, and so
 * do better words: a term that lowers what the words say must raise nothing.
 */
function directionsOf(name: string): Direction[] {
  const direction: Direction = /^(?:load|claims)\./.test(name)
    ? -1
    : RISING_EVERYWHERE.has(name) || isOfWords(name)
      ? 1
      : 0;
  return PITCH_DIMENSIONS.map(() => direction);
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

/**
 * Fits the tables of words and of turns of phrase, then the trees of all five dimensions to what the words leave open; texts
 * that are not scored are left out. Deterministic.
 */
export function fitPitchModel(training: readonly MeasuredRating[]): ScoringModelFiles {
  const scored = training.filter(({ isScored }) => isScored);
  const measured = scored.map(({ signals }) => signals);
  const rated = scored.map((own) => own.rated);
  const vectors = readWordVectors();
  const ratings = rated.map((text) => ({
    ratings: PITCH_DIMENSIONS.map((dimension) => text[dimension]),
    weight: text.weight,
  }));
  const ratedWords = ratings.map((own, row) => ({ ...own, uses: measured[row]?.words ?? [] }));
  const ratedPhrases = ratings.map((own, row) => ({ ...own, uses: measured[row]?.phrases ?? [] }));
  const ofWords = unseenWordFeatures(ratedWords, vectors);
  const ofPhrases = unseenPhraseFeatures(ratedPhrases);
  const all = measured.map(({ features: own }, row) => [...own, ...(ofWords[row] ?? []), ...(ofPhrases[row] ?? [])]);
  const features = featureNames(all);
  const values = all.map((own) => new Map(own.map(({ id, value }) => [id, value])));
  const columns = features.map((name) => Float64Array.from(values, (row) => row.get(name) ?? 0));
  const slopes = wordSlopes(features, columns);
  const booster = new SharedBooster(
    {
      columns,
      outputs: PITCH_DIMENSIONS.map((dimension, output) =>
        Float64Array.from(rated, (text, row) => text[dimension] - pointsOnSlopes(slopes, output, columns, row)),
      ),
      weights: Float64Array.from(rated, ({ weight }) => weight),
      preferences: features.map((name) => (TELLING.test(name) ? TELLING_PREFERENCE : 1)),
      directions: features.map(directionsOf),
    },
    BOOST_OPTIONS,
  );
  const { base, trees } = booster.fit();
  return {
    trees: {
      version: VERSION,
      outputs: PITCH_DIMENSIONS,
      features,
      base,
      trees: trees.map(shareOfTree),
      slopes: [...slopes.map(shareOfSlope), ...phraseSlopes(features, columns, PHRASES_SHARE)],
      calibration: [],
    },
    words: fitWordTable(ratedWords, vectors),
    phrases: fitPhraseTable(ratedPhrases),
  };
}
