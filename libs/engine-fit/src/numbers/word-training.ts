import { PITCH_DIMENSIONS } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { weightOf, type WordUse } from '@playbook/critique/engine/words/word-use';
import { SILENT_WEIGHT, WORDS_PER_SUM_UNIT, type WordTableFile } from '@playbook/critique/engine/words/word-table';
import { VECTOR_WIDTH } from './word-vectors.js';

const VERSION = '1.0.0';
const LARGEST_BYTE = 127;

/** The weighted mean and the weighted sum of a text's word vectors, side by side. */
export function textVector(uses: readonly WordUse[], vectors: readonly Float64Array[]): Float64Array {
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

/** What every listed word is a sign of, from the points of each number of a text's vector, by output. */
export function wordTableOf(points: readonly Float64Array[], vectors: readonly Float64Array[]): WordTableFile {
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
