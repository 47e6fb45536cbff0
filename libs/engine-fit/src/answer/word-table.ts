import type { WordTable } from '@playbook/critique/answer/signals/word-score-features';

/** Words a text uses and its rating. */
export interface RatedWords {
  readonly words: ReadonlySet<string>;
  readonly rating: number;
}

/** A word stands in the table when this many training texts use it. */
const MIN_TEXTS = 4;
/** Pulls the points of rare words towards nothing, in texts. */
const RIDGE = 12;
const DIGITS = 100;

/** Cholesky factor of a symmetric positive definite matrix, row by row. */
function factorOf(matrix: readonly Float64Array[]): Float64Array[] {
  const factor = matrix.map((row) => new Float64Array(row.length));
  matrix.forEach((row, i) => {
    const own = factor[i] ?? new Float64Array();
    for (let j = 0; j <= i; j += 1) {
      const other = factor[j] ?? own;
      let rest = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) rest -= (own[k] ?? 0) * (other[k] ?? 0);
      own[j] = i === j ? Math.sqrt(rest) : rest / (other[j] ?? 1);
    }
  });
  return factor;
}

/** Solves `matrix x = target` for a symmetric positive definite matrix. */
export function solve(matrix: readonly Float64Array[], target: readonly number[]): number[] {
  const factor = factorOf(matrix);
  const forward: number[] = [];
  factor.forEach((row, i) => {
    const known = forward.reduce((sum, value, k) => sum + (row[k] ?? 0) * value, 0);
    forward.push(((target[i] ?? 0) - known) / (row[i] ?? 1));
  });
  const solution = Array.from(forward);
  for (let i = solution.length - 1; i >= 0; i -= 1) {
    let rest = forward[i] ?? 0;
    for (let k = i + 1; k < solution.length; k += 1) rest -= (factor[k]?.[i] ?? 0) * (solution[k] ?? 0);
    solution[i] = rest / (factor[i]?.[i] ?? 1);
  }
  return solution;
}

function vocabularyOf(texts: readonly RatedWords[]): string[] {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(({ words }) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count >= MIN_TEXTS)
    .map(([word]) => word)
    .toSorted();
}

/** Points of each word by ridge regression of the ratings on which words a text uses. */
export function fitWordTable(texts: readonly RatedWords[]): WordTable {
  const vocabulary = vocabularyOf(texts);
  const centred = texts.map(({ words }) => Float64Array.from(vocabulary, (word) => Number(words.has(word))));
  vocabulary.forEach((_, column) => {
    const mean = centred.reduce((sum, row) => sum + (row[column] ?? 0), 0) / texts.length;
    for (const row of centred) row[column] = (row[column] ?? 0) - mean;
  });
  const kernel = centred.map((row, i) =>
    Float64Array.from(centred, (other, j) => {
      let product = i === j ? RIDGE : 0;
      for (let k = 0; k < row.length; k += 1) product += (row[k] ?? 0) * (other[k] ?? 0);
      return product;
    }),
  );
  const meanRating = texts.reduce((sum, { rating }) => sum + rating, 0) / texts.length;
  const weights = solve(
    kernel,
    texts.map(({ rating }) => rating - meanRating),
  );
  return Object.fromEntries(
    vocabulary.map((word, column) => {
      const points = centred.reduce((sum, row, i) => sum + (row[column] ?? 0) * (weights[i] ?? 0), 0);
      return [word, Math.round(points * DIGITS) / DIGITS];
    }),
  );
}
