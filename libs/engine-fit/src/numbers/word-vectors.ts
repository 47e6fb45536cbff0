import { readFileSync } from 'node:fs';

/** Numbers a word. */
export const VECTOR_WIDTH = 100;
export const VECTORS_FILE = new URL('../../training/word-vectors.bin', import.meta.url);

const BYTES_PER_SCALE = 4;
const LARGEST_BYTE = 127;
export const BYTES_PER_WORD = BYTES_PER_SCALE + VECTOR_WIDTH;

/** One word's numbers as signed bytes behind their unit. */
export function packVector(vector: readonly number[], bytes: DataView, word: number): void {
  const unit = Math.max(...vector.map(Math.abs)) / LARGEST_BYTE || 1;
  bytes.setFloat32(word * BYTES_PER_WORD, unit, true);
  for (const [index, value] of vector.entries())
    bytes.setInt8(word * BYTES_PER_WORD + BYTES_PER_SCALE + index, Math.round(value / unit));
}

/**
 * Word vectors of the list of English words, in its order; only the fit reads them. `npm run build` leaves them alone.
 * `training/README.md` says where they come from.
 */
export function readWordVectors(file: URL = VECTORS_FILE): Float64Array[] {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const bytes = new DataView(buffer, byteOffset, byteLength);
  return Array.from({ length: byteLength / BYTES_PER_WORD }, (_, word) => {
    const unit = bytes.getFloat32(word * BYTES_PER_WORD, true);
    return Float64Array.from(
      { length: VECTOR_WIDTH },
      (_none, index) => unit * bytes.getInt8(word * BYTES_PER_WORD + BYTES_PER_SCALE + index),
    );
  });
}
