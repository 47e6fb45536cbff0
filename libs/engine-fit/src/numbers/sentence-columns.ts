import type { MeasuredSentence } from '@playbook/critique/engine/relevance/sentence-measures';
import { weightOf } from '@playbook/critique/engine/words/word-use';
import { dot } from './dot.js';
import { VECTOR_WIDTH } from './word-vectors.js';

/** Words of fewer sentences say only what they mean. */
const FEWEST_USES = 3;
/** So do the commonest: what weighs so little in a sentence would need more points than a byte has. */
const LEAST_WEIGHT = 0.1;
const LARGEST_BYTE = 127;
const DIGITS = 10_000;

/** To as many digits as a model file keeps. */
export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** The weighted sum of a sentence's word vectors, divided by its length. */
export function wordsVector({ ranks }: MeasuredSentence, vectors: readonly Float64Array[], length: number): number[] {
  const sums = Array<number>(VECTOR_WIDTH).fill(0);
  for (const rank of ranks) {
    const weight = weightOf(rank);
    for (const [index, value] of (vectors[rank - 1] ?? []).entries()) sums[index] = (sums[index] ?? 0) + weight * value;
  }
  return sums.map((sum) => sum / length);
}

/** The words of each sentence that enough of them have, as columns from 0. */
export function ownWords(sentences: readonly MeasuredSentence[]): Int32Array[] {
  const words = sentences.map(({ ranks }) => [...new Set(ranks)].filter((rank) => weightOf(rank) >= LEAST_WEIGHT));
  const uses = new Map<number, number>();
  for (const rank of words.flat()) uses.set(rank, (uses.get(rank) ?? 0) + 1);
  return words.map((ranks) =>
    Int32Array.from(
      ranks.filter((rank) => (uses.get(rank) ?? 0) >= FEWEST_USES),
      (rank) => rank - 1,
    ),
  );
}

/**
 * What each listed word is a sign of, as bytes: what its meaning says, by the first points, and what the word alone does.
 * @param ownPoints points of the words themselves, times what they count more freely than their meaning
 */
export function bytesByWord(
  vectors: readonly Float64Array[],
  points: Float64Array,
  ownPoints: (column: number) => number,
): { readonly unit: number; readonly words: string } {
  const values = vectors.map(
    (vector, column) => dot(vector, points) + ownPoints(column) / Math.max(LEAST_WEIGHT, weightOf(column + 1)),
  );
  const unit = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_BYTE || 1;
  return {
    unit,
    words: Buffer.from(Int8Array.from(values, (value) => Math.round(value / unit))).toString('base64'),
  };
}
