/** Rows to fit a line through: values by column, outputs, and how much each row counts. */
export interface RidgeRows {
  readonly values: readonly Float64Array[];
  readonly outputs: readonly Float64Array[];
  readonly weights: Float64Array;
}

const at = (list: ArrayLike<number> | undefined, index: number): number => list?.[index] ?? 0;

function weightedMeans(rows: readonly Float64Array[], weights: Float64Array): Float64Array {
  const sums = new Float64Array(rows[0]?.length ?? 0);
  for (const [row, values] of rows.entries())
    for (const [column, value] of values.entries()) sums[column] = at(sums, column) + at(weights, row) * value;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return sums.map((sum) => sum / total);
}

/** A symmetric matrix as its lower left half, row by row. */
type Half = readonly Float64Array[];

/** Sums of the weighted products of all columns, after their means are taken off. */
function products(rows: readonly Float64Array[], weights: Float64Array): Half {
  const half = Array.from({ length: rows[0]?.length ?? 0 }, (_, row) => new Float64Array(row + 1));
  for (const [row, values] of rows.entries())
    for (const [first, sums] of half.entries()) {
      const factor = at(weights, row) * at(values, first);
      // Nearly all of the time of a regression is spent here: arrays are read in place.
      for (let second = 0; second <= first; second += 1)
        sums[second] = (sums[second] ?? 0) + factor * (values[second] ?? 0);
    }
  return half;
}

/** The lower left factor of a symmetric positive matrix (Cholesky). */
function factorOf(matrix: Half): Half {
  const factor: Float64Array[] = [];
  for (const [row, values] of matrix.entries()) {
    const own = new Float64Array(row + 1);
    factor.push(own);
    for (let column = 0; column <= row; column += 1) {
      const other = factor[column];
      let rest = at(values, column);
      for (let inner = 0; inner < column; inner += 1) rest -= at(own, inner) * at(other, inner);
      own[column] = column === row ? Math.sqrt(rest) : rest / at(other, column);
    }
  }
  return factor;
}

/** Solves factor × factorᵀ × x = right. */
function solve(factor: Half, right: Float64Array): Float64Array {
  const solution = Float64Array.from(right);
  for (const [row, own] of factor.entries()) {
    let rest = at(solution, row);
    for (let inner = 0; inner < row; inner += 1) rest -= at(own, inner) * at(solution, inner);
    solution[row] = rest / at(own, row);
  }
  for (let row = factor.length - 1; row >= 0; row -= 1) {
    let rest = at(solution, row);
    for (let below = row + 1; below < factor.length; below += 1) rest -= at(factor[below], row) * at(solution, below);
    solution[row] = rest / at(factor[row], row);
  }
  return solution;
}

/**
 * Ridge regression by its normal equations: for each output the points a unit of each column gives. Columns are brought to
 * one spread before `penalty` (in rows) draws what they give to nothing; the unit of the answer is that of the column.
 */
export function ridge({ values, outputs, weights }: RidgeRows, penalty: number): Float64Array[] {
  const means = weightedMeans(values, weights);
  const centred = values.map((row) => row.map((value, column) => value - at(means, column)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const squares = weightedMeans(
    centred.map((row) => row.map((value) => value ** 2)),
    weights,
  );
  const spreads = squares.map((square) => Math.sqrt(square) || 1);
  const scaled = centred.map((row) => row.map((value, column) => value / at(spreads, column)));
  const matrix = products(scaled, weights);
  for (const [row, own] of matrix.entries()) own[row] = at(own, row) + penalty;
  const factor = factorOf(matrix);
  return outputs.map((output) => {
    const mean = output.reduce((sum, value, row) => sum + at(weights, row) * value, 0) / total;
    const right = new Float64Array(means.length);
    for (const [row, own] of scaled.entries()) {
      const rest = at(weights, row) * (at(output, row) - mean);
      for (const [column, value] of own.entries()) right[column] = at(right, column) + rest * value;
    }
    return solve(factor, right).map((points, column) => points / at(spreads, column));
  });
}
