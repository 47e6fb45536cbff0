/** Rows whose columns have mean 0 and spread 1, and the spread each column had. */
export interface Standardised {
  readonly rows: readonly Float64Array[];
  /** By column. */
  readonly spreads: readonly number[];
}

/** Columns brought to weighted mean 0 and spread 1; a column without spread stays at 0. */
export function standardised(rows: readonly Float64Array[], weights: Float64Array): Standardised {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const meanOf = (of: (row: Float64Array) => number): number =>
    rows.reduce((sum, row, index) => sum + (weights[index] ?? 0) * of(row), 0) / total;
  const scales = Array.from(rows[0] ?? [], (_, column) => {
    const mean = meanOf((row) => row[column] ?? 0);
    return { mean, spread: Math.sqrt(meanOf((row) => ((row[column] ?? 0) - mean) ** 2)) || 1 };
  });
  return {
    rows: rows.map((row) =>
      row.map((value, column) => (value - (scales[column]?.mean ?? 0)) / (scales[column]?.spread ?? 1)),
    ),
    spreads: scales.map(({ spread }) => spread),
  };
}
