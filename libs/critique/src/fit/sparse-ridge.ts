/** Rows of which few columns are not 0: by row the columns and one value for all of them. */
export interface SparseRows {
  readonly columns: readonly Int32Array[];
  readonly values: Float64Array;
  readonly weights: Float64Array;
  readonly width: number;
}

/** Steps of the search, and the share of the first error at which it is found. */
const MAX_STEPS = 60;
const TOLERANCE = 1e-4;

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (const [index, value] of a.entries()) sum += value * (b[index] ?? 0);
  return sum;
}

/** What each row says of points by column. */
function read({ columns, values }: SparseRows, points: Float64Array): Float64Array {
  return Float64Array.from(columns, (own, row) => {
    let sum = 0;
    for (const column of own) sum += points[column] ?? 0;
    return sum * (values[row] ?? 0);
  });
}

/** Weighted sums by column of numbers by row. */
function gather({ columns, values, weights, width }: SparseRows, byRow: Float64Array): Float64Array {
  const sums = new Float64Array(width);
  for (const [row, own] of columns.entries()) {
    const value = (byRow[row] ?? 0) * (values[row] ?? 0) * (weights[row] ?? 0);
    for (const column of own) sums[column] = (sums[column] ?? 0) + value;
  }
  return sums;
}

/** What is left of numbers by row when their weighted mean is taken off. */
function centred(byRow: Float64Array, weights: Float64Array): Float64Array {
  const mean = dot(byRow, weights) / weights.reduce((sum, weight) => sum + weight, 0);
  return byRow.map((value) => value - mean);
}

/**
 * Ridge regression with a free constant by conjugate gradients: the points of each column. `penalty` is in rows.
 * Deterministic.
 */
export function sparseRidge(rows: SparseRows, target: Float64Array, penalty: number): Float64Array {
  const points = new Float64Array(rows.width);
  const rest = gather(rows, centred(target, rows.weights));
  let direction = rest.slice();
  let error = dot(rest, rest);
  const enough = error * TOLERANCE ** 2;
  for (let step = 0; step < MAX_STEPS && error > enough; step += 1) {
    const image = gather(rows, centred(read(rows, direction), rows.weights));
    for (const [column, value] of direction.entries()) image[column] = (image[column] ?? 0) + penalty * value;
    const length = error / dot(direction, image);
    for (const [column, value] of direction.entries()) {
      points[column] = (points[column] ?? 0) + length * value;
      rest[column] = (rest[column] ?? 0) - length * (image[column] ?? 0);
    }
    const next = dot(rest, rest);
    direction = direction.map((value, column) => (rest[column] ?? 0) + (next / error) * value);
    error = next;
  }
  return points;
}
