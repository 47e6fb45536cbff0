import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Slope } from '@playbook/critique/engine/trees/tree-model';
import { CUSTOMER_PHRASES_FAMILY, PHRASES_FAMILY } from '@playbook/critique/pitch/phrases/phrase-features';
import { AUDIENCE_FAMILY, TERMS_FAMILY, WORDS_FAMILY } from '@playbook/critique/engine/words/word-features';

const WORD_FAMILIES = [WORDS_FAMILY, AUDIENCE_FAMILY, TERMS_FAMILY] as const;
/** Families of the features that come from the tables of words and turns of phrase, one feature an output. */
const TABLE_FAMILIES = [...WORD_FAMILIES, PHRASES_FAMILY, CUSTOMER_PHRASES_FAMILY] as const;
/** The customer and the lexicon's terms are counted from none on, the others from their mean. */
const FROM_NONE: ReadonlySet<string> = new Set([AUDIENCE_FAMILY, TERMS_FAMILY]);
const DIGITS = 10_000;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** A straight line by the name of its feature. */
export interface NamedSlope extends Omit<Slope, 'feature'> {
  readonly feature: string;
}

/** Features that come from the tables, for all outputs. */
export const TABLE_FEATURES: readonly string[] = TABLE_FAMILIES.flatMap((family) =>
  PITCH_DIMENSIONS.map((dimension: PitchDimension) => `${family}${dimension}`),
);

/** Values of one text by feature; 0 for one it lacks. */
export type FeatureValues = ReadonlyMap<string, number>;

function meanOf(feature: string, texts: readonly FeatureValues[]): number {
  return rounded(texts.reduce((sum, values) => sum + (values.get(feature) ?? 0), 0) / texts.length);
}

/** The lines of features, from their means on: points of each feature by output. */
export function featureSlopes(
  features: readonly string[],
  points: readonly Float64Array[],
  texts: readonly FeatureValues[],
): NamedSlope[] {
  const means = features.map((feature) => meanOf(feature, texts));
  return points.flatMap((own, output) =>
    features.flatMap((feature, column) => {
      const pointsPerUnit = rounded(own[column] ?? 0);
      return pointsPerUnit === 0 ? [] : [{ feature, output, pointsPerUnit, mean: means[column] ?? 0 }];
    }),
  );
}

/** For each dimension the lines of what its own words and turns of phrase say: point for point. */
export function tableSlopes(texts: readonly FeatureValues[]): NamedSlope[] {
  return PITCH_DIMENSIONS.flatMap((dimension, output) =>
    TABLE_FAMILIES.map((family) => {
      const feature = `${family}${dimension}`;
      return { feature, output, pointsPerUnit: 1, mean: FROM_NONE.has(family) ? 0 : meanOf(feature, texts) };
    }),
  );
}

/** What the lines give a text, by output. */
export function pointsOnSlopes(slopes: readonly NamedSlope[], values: FeatureValues): number[] {
  const points = PITCH_DIMENSIONS.map(() => 0);
  for (const { feature, output, pointsPerUnit, mean } of slopes)
    points[output] = (points[output] ?? 0) + pointsPerUnit * ((values.get(feature) ?? 0) - mean);
  return points;
}
