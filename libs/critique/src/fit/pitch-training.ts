import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/pitch-analysis.schema';
import type { Feature } from '../features/feature.js';
import type { PitchModel, DimensionModel } from '../model/pitch-model.js';
import { measurePitch } from '../signals/pitch-signals.js';
import { readPitch } from '../signals/pitch-text.js';
import { notScoredReason } from '../text/language.js';
import { TreeBooster, type BoostOptions, type TrainingMatrix } from './boost-trees.js';

/** A text with ratings of the five dimensions, 0 to 20 each. */
export type RatedPitch = { readonly id: string; readonly text: string } & Readonly<Record<PitchDimension, number>>;

/** Words stand in the model only when this many training texts use them. */
const MIN_TEXTS_WITH_WORD = 15;
const VERSION = '2.0.0';

/**
 * The one rater of the training texts is strict and a fit draws to the middle; the bands of the calibration lines lie
 * higher by about these factors. Clarity, near its limit in every plain text, is stretched less. Ranks stay as they are.
 */
const STRETCH: Readonly<Record<PitchDimension, number>> = {
  clarity: 1.08,
  specificity: 1.2,
  valueProposition: 1.2,
  differentiation: 1.2,
  insightStrength: 1.2,
};

/** Chosen by five-fold cross-validation on the training texts. */
export const BOOST_OPTIONS: BoostOptions = {
  trees: 240,
  depth: 3,
  rate: 0.045,
  ridge: 3,
  minLeaf: 4,
  featureShare: 0.35,
  rowShare: 0.7,
  seed: 7,
};

function featuresOf(text: string): readonly Feature[] {
  return measurePitch(readPitch(text)).features;
}

/** Texts the engine does not score (noise, another language) teach it nothing. */
export function isScored(text: string): boolean {
  const pitch = readPitch(text);
  return notScoredReason(pitch.read, pitch.tokens, pitch.hits.length > 0) === null;
}

const RISING = new Set(['customer.grade', 'customer.people', 'detail.numbers']);

/** Terms partners skip only ever take points; a clearer customer and a number that can be checked only ever give them. */
function directionOf(name: string): -1 | 0 | 1 {
  if (name.startsWith('load.')) return -1;
  return RISING.has(name) ? 1 : 0;
}

function featureNames(texts: readonly (readonly Feature[])[]): string[] {
  const counts = new Map<string, number>();
  for (const { id } of texts.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Array.from(counts)
    .filter(([name, count]) => !name.startsWith('word.') || count >= MIN_TEXTS_WITH_WORD)
    .map(([name]) => name)
    .toSorted();
}

/** Fits one model for each dimension to the rated texts. Deterministic. */
export function fitPitchModel(rated: readonly RatedPitch[]): PitchModel {
  const measured = rated.map(({ text }) => featuresOf(text));
  const names = featureNames(measured);
  const values = measured.map((features) => new Map(features.map(({ id, value }) => [id, value])));
  const matrix: TrainingMatrix = {
    columns: names.map((name) => Float64Array.from(values, (row) => row.get(name) ?? 0)),
    directions: names.map(directionOf),
  };
  const rows = rated.map((_, index) => index);
  const fit = (dimension: PitchDimension): DimensionModel =>
    new TreeBooster(matrix, rows, BOOST_OPTIONS).fit(
      Float64Array.from(rated, (text) => text[dimension] * STRETCH[dimension]),
    );
  const [clarity, specificity, valueProposition, differentiation, insightStrength] = PITCH_DIMENSIONS.map(fit);
  if (!clarity || !specificity || !valueProposition || !differentiation || !insightStrength)
    throw new Error('A dimension has no model');
  return {
    version: VERSION,
    features: names,
    dimensions: { clarity, specificity, valueProposition, differentiation, insightStrength },
  };
}
