import { IDEA_TEXT_FIELDS } from '@playbook/contracts/analysis/idea-check.schema';
import { jointRidge } from '../numbers/joint-ridge.js';
import { standardised } from '../numbers/standardised.js';
import { VECTOR_WIDTH } from '../numbers/word-vectors.js';
import { textVector } from '../numbers/word-training.js';
import type { IdeaWords } from '@playbook/critique/idea/signals/idea-words';
import type { RiskWordsFile } from '@playbook/critique/idea/signals/risk-words';
import { dot } from '../numbers/dot.js';

/** Chosen by cross-validation, in texts. */
const PENALTY = 600;
const LARGEST_BYTE = 127;

/** Mean vectors of both fields' words, side by side. */
const vectorOf = (words: IdeaWords, vectors: readonly Float64Array[]): Float64Array =>
  Float64Array.from(
    IDEA_TEXT_FIELDS.flatMap((field) => [...textVector(words[field], vectors).subarray(0, VECTOR_WIDTH)]),
  );

/** Learns from the risk figures of ideas what each listed word is a sign of: ridge regression over mean word vectors. */
export function fitRiskWords(
  ideas: readonly IdeaWords[],
  risks: Float64Array,
  vectors: readonly Float64Array[],
): RiskWordsFile {
  const weights = new Float64Array(ideas.length).fill(1);
  const { rows, spreads } = standardised(
    ideas.map((words) => vectorOf(words, vectors)),
    weights,
  );
  const none = { columns: rows.map(() => new Int32Array()), values: new Float64Array(rows.length), width: 0 };
  const points = jointRidge({ dense: rows, weights, ...none }, risks, PENALTY).map(
    (own, column) => own / (spreads[column] ?? 1),
  );
  const columns = IDEA_TEXT_FIELDS.map((_, field) => {
    const own = points.subarray(field * VECTOR_WIDTH, (field + 1) * VECTOR_WIDTH);
    return Float64Array.from(vectors, (vector) => dot(vector, own));
  });
  const units = columns.map((column) => Math.max(...column.map(Math.abs)) / LARGEST_BYTE || 1);
  const bytes = Int8Array.from({ length: vectors.length * columns.length }, (_, place) => {
    const field = place % columns.length;
    return Math.round((columns[field]?.[Math.floor(place / columns.length)] ?? 0) / (units[field] ?? 1));
  });
  return { units, columns: Buffer.from(bytes).toString('base64') };
}
