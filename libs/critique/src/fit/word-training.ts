import { PITCH_DIMENSIONS } from '@playbook/contracts/pitch-analysis.schema';
import type { Feature } from '../features/feature.js';
import { wordFeatures } from '../words/word-features.js';
import { weightOf, type WordUse } from '../words/word-use.js';
import { SILENT_WEIGHT, WORDS_PER_SUM_UNIT, WordTable, type WordTableFile } from '../words/word-table.js';
import { ridge } from './ridge.js';
import { VECTOR_WIDTH } from './word-vectors.js';

/** A rated text as the fit of the words sees it. */
export interface RatedWords {
  readonly uses: readonly WordUse[];
  /** By dimension. */
  readonly ratings: readonly number[];
  readonly weight: number;
}

/** Chosen by cross-validation, in texts. */
const PENALTY = 1_500;
const FOLDS = 10;
const VERSION = '1.0.0';
const LARGEST_BYTE = 127;

/** The weighted mean and the weighted sum of a text's word vectors, side by side. */
function textVector(uses: readonly WordUse[], vectors: readonly Float64Array[]): Float64Array {
  const sums = new Float64Array(VECTOR_WIDTH);
  let total = SILENT_WEIGHT;
  for (const { rank } of uses) {
    const weight = weightOf(rank);
    total += weight;
    for (const [index, value] of (vectors[rank - 1] ?? []).entries()) sums[index] = (sums[index] ?? 0) + weight * value;
  }
  return Float64Array.from([...sums.map((sum) => sum / total), ...sums.map((sum) => sum / WORDS_PER_SUM_UNIT)]);
}

function dot(vector: Float64Array, points: Float64Array, from: number): number {
  let sum = 0;
  for (const [index, value] of vector.entries()) sum += value * (points[from + index] ?? 0);
  return sum;
}

/** What every listed word is a sign of, by ridge regression of the ratings on the texts' word vectors. */
export function fitWordTable(rated: readonly RatedWords[], vectors: readonly Float64Array[]): WordTableFile {
  const points = ridge(
    {
      values: rated.map(({ uses }) => textVector(uses, vectors)),
      outputs: PITCH_DIMENSIONS.map((_, output) => Float64Array.from(rated, ({ ratings }) => ratings[output] ?? 0)),
      weights: Float64Array.from(rated, ({ weight }) => weight),
    },
    PENALTY,
  );
  const columns = points.flatMap((own) =>
    [0, VECTOR_WIDTH].map((from) => Float64Array.from(vectors, (vector) => dot(vector, own, from))),
  );
  const units = columns.map(
    (column) => column.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_BYTE,
  );
  const bytes = Int8Array.from({ length: vectors.length * columns.length }, (_, place) => {
    const column = place % columns.length;
    return Math.round((columns[column]?.[Math.floor(place / columns.length)] ?? 0) / (units[column] || 1));
  });
  return { version: VERSION, outputs: PITCH_DIMENSIONS, units, columns: Buffer.from(bytes).toString('base64') };
}

/**
 * What the words of each text say by a table that has not seen the text, by output: the trees must not learn to trust words
 * more than they deserve.
 */
export function unseenWordFeatures(rated: readonly RatedWords[], vectors: readonly Float64Array[]): Feature[][] {
  const tables = Array.from(
    { length: FOLDS },
    (_, fold) =>
      new WordTable(
        fitWordTable(
          rated.filter((_text, index) => index % FOLDS !== fold),
          vectors,
        ),
      ),
  );
  return rated.map(({ uses }, index) => {
    const table = tables[index % FOLDS];
    return table === undefined ? [] : wordFeatures(uses, table);
  });
}
