import { dot } from './dot.js';

/** Rows with a few columns that all have a value, and many of which few are not 0: of those the columns and one value for all of them. */
export interface JointRows {
  readonly dense: readonly Float64Array[];
  readonly columns: readonly Int32Array[];
  readonly values: Float64Array;
  readonly weights: Float64Array;
  /** Number of the columns of which few are not 0; they stand behind the dense ones. */
  readonly width: number;
}

/** Which way a column may move the output: -1 falling, 1 rising, 0 free. */
export type Sign = -1 | 0 | 1;

/** Steps of the search, and the share of the first error at which it is found. */
const MAX_STEPS = 80;
const TOLERANCE = 1e-4;

/** What each row says of points by column. Nearly all of a fit's time is spent here and in `gather`: arrays are read in place. */
function read({ dense, columns, values }: JointRows, points: Float64Array): Float64Array {
  return Float64Array.from(dense, (own, row) => {
    let sum = 0;
    for (let column = 0; column < own.length; column += 1) sum += (own[column] ?? 0) * (points[column] ?? 0);
    let few = 0;
    for (const column of columns[row] ?? []) few += points[own.length + column] ?? 0;
    return sum + few * (values[row] ?? 0);
  });
}

/** Weighted sums by column of numbers by row. */
function gather({ dense, columns, values, weights, width }: JointRows, byRow: Float64Array): Float64Array {
  const first = dense[0]?.length ?? 0;
  const sums = new Float64Array(first + width);
  const add = (column: number, value: number): void => {
    sums[column] = (sums[column] ?? 0) + value;
  };
  for (const [row, own] of dense.entries()) {
    const factor = (byRow[row] ?? 0) * (weights[row] ?? 0);
    for (let column = 0; column < first; column += 1) add(column, factor * (own[column] ?? 0));
    for (const column of columns[row] ?? []) add(first + column, factor * (values[row] ?? 0));
  }
  return sums;
}

/** What is left of numbers by row when their weighted mean is taken off. */
function centred(byRow: Float64Array, weights: Float64Array): Float64Array {
  const mean = dot(byRow, weights) / weights.reduce((sum, weight) => sum + weight, 0);
  return byRow.map((value) => value - mean);
}

/** Ridge regression by conjugate gradients over the columns that are not barred. */
function solve(rows: JointRows, target: Float64Array, penalty: number, isBarred: Uint8Array): Float64Array {
  const gatherFree = (byRow: Float64Array): Float64Array =>
    gather(rows, byRow).map((sum, column) => (isBarred[column] === 1 ? 0 : sum));
  const points = new Float64Array(isBarred.length);
  const rest = gatherFree(centred(target, rows.weights));
  let direction = rest.slice();
  let error = dot(rest, rest);
  const enough = error * TOLERANCE ** 2;
  for (let step = 0; step < MAX_STEPS && error > enough; step += 1) {
    const image = gatherFree(centred(read(rows, direction), rows.weights));
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

/**
 * Ridge regression with a free constant: the points of each column, the dense ones first. `penalty` is in rows. `signs` are
 * those of the first columns: one that would move the output the wrong way moves it not at all. Deterministic.
 */
export function jointRidge(
  rows: JointRows,
  target: Float64Array,
  penalty: number,
  signs: readonly Sign[] = [],
): Float64Array {
  const isBarred = new Uint8Array((rows.dense[0]?.length ?? 0) + rows.width);
  const barWrong = (points: Float64Array): boolean => {
    const wrong = signs.flatMap((sign, column) => ((points[column] ?? 0) * sign < 0 ? [column] : []));
    for (const column of wrong) isBarred[column] = 1;
    return wrong.length > 0;
  };
  let points = solve(rows, target, penalty, isBarred);
  while (barWrong(points)) points = solve(rows, target, penalty, isBarred);
  return points;
}
