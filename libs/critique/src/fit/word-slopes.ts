import { PITCH_DIMENSIONS } from '@playbook/contracts/pitch-analysis.schema';
import type { Slope } from '../model/shared-model.js';
import { CUSTOMER_PHRASES_FAMILY, PHRASES_FAMILY } from '../phrases/phrase-features.js';
import { AUDIENCE_FAMILY, TERMS_FAMILY, WORDS_FAMILY } from '../words/word-features.js';

/** Points of a dimension that a point of its words adds straight; chosen by cross-validation. The trees see the words too. */
const WORDS_SHARE = 0.2;
const FAMILIES = [WORDS_FAMILY, AUDIENCE_FAMILY, TERMS_FAMILY] as const;
const PHRASE_FAMILIES = [PHRASES_FAMILY, CUSTOMER_PHRASES_FAMILY] as const;
const DIGITS = 1_000;

/** Features that come from the table of words. */
export function isOfWords(feature: string): boolean {
  return FAMILIES.some((family) => feature.startsWith(family)) && !feature.startsWith(CUSTOMER_PHRASES_FAMILY);
}

function meanOf(values: Float64Array | undefined): number {
  if (values === undefined) return 0;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * DIGITS) / DIGITS;
}

/** For each dimension the straight lines of its own words, from their mean on, and of the customer and the lexicon's terms, from none on. */
export function wordSlopes(features: readonly string[], columns: readonly Float64Array[]): Slope[] {
  return PITCH_DIMENSIONS.flatMap((dimension, output) =>
    FAMILIES.flatMap((family) => {
      const feature = features.indexOf(`${family}${dimension}`);
      const mean = family === WORDS_FAMILY ? meanOf(columns[feature]) : 0;
      return feature < 0 ? [] : [{ feature, output, pointsPerUnit: WORDS_SHARE, mean }];
    }),
  );
}

/** For each dimension the straight lines of its own turns of phrase, from their mean on. */
export function phraseSlopes(
  features: readonly string[],
  columns: readonly Float64Array[],
  pointsPerUnit: number,
): Slope[] {
  return PITCH_DIMENSIONS.flatMap((dimension, output) =>
    PHRASE_FAMILIES.flatMap((family) => {
      const feature = features.indexOf(`${family}${dimension}`);
      return feature < 0 ? [] : [{ feature, output, pointsPerUnit, mean: meanOf(columns[feature]) }];
    }),
  );
}

/** What the lines give a training text. */
export function pointsOnSlopes(
  slopes: readonly Slope[],
  output: number,
  columns: readonly Float64Array[],
  row: number,
): number {
  return slopes
    .filter((slope) => slope.output === output)
    .reduce(
      (sum, { feature, pointsPerUnit, mean }) => sum + pointsPerUnit * ((columns[feature]?.[row] ?? 0) - mean),
      0,
    );
}
