/** Ranks from 0; equal values share their middle rank. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function fromMean(values: readonly number[]): number[] {
  const mean = sumOf(values) / values.length;
  return values.map((value) => value - mean);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [fromMeanA, fromMeanB] = [fromMean(a), fromMean(b)];
  const shared = sumOf(fromMeanA.map((value, index) => value * (fromMeanB[index] ?? 0)));
  const spread = sumOf(fromMeanA.map((value) => value ** 2)) * sumOf(fromMeanB.map((value) => value ** 2));
  return shared / Math.sqrt(spread);
}

/** Spearman's rank correlation, -1 to 1. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return correlation(ranksOf(a), ranksOf(b));
}

/** Mean absolute error, in the unit of the values. */
export function meanAbsoluteError(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
