import type { BoostTraining } from './boost-training.js';

/** Some texts' residuals, added up by output. */
export interface Total {
  readonly sums: Float64Array;
  readonly weight: number;
  readonly count: number;
}

/** What is in either of two totals that share no text. */
export const totalWith = (one: Total, other: Total): Total => ({
  sums: Float64Array.from(one.sums, (sum, output) => sum + (other.sums[output] ?? 0)),
  weight: one.weight + other.weight,
  count: one.count + other.count,
});

/** What is in one total and not in another. */
export const totalWithout = (all: Total, part: Total): Total => ({
  sums: Float64Array.from(all.sums, (sum, output) => sum - (part.sums[output] ?? 0)),
  weight: all.weight - part.weight,
  count: all.count - part.count,
});

/** What the trees so far leave of each text's outputs. Nearly all of a fit's time is spent here: arrays are read in place. */
export class Residuals {
  readonly width: number;
  /** By text, then by output. */
  private readonly values: Float64Array;

  constructor(private readonly training: BoostTraining) {
    this.width = training.outputs.length;
    this.values = new Float64Array(training.weights.length * this.width);
    for (const [output, values] of training.outputs.entries())
      for (const [row, value] of values.entries()) this.values[row * this.width + output] = value;
  }

  /** Takes points, one number an output, off those of a text. */
  subtract(row: number, points: readonly number[]): void {
    for (const [output, own] of points.entries())
      this.values[row * this.width + output] = (this.values[row * this.width + output] ?? 0) - own;
  }

  /** Adds up the texts whose value in the column is at most `at`. */
  totalOf(rows: readonly number[], column?: Float64Array, at = Infinity): Total {
    const sums = new Float64Array(this.width);
    let weight = 0;
    let count = 0;
    for (const row of rows) {
      if (column !== undefined && (column[row] ?? 0) > at) continue;
      weight += this.addTo(sums, 0, row);
      count += 1;
    }
    return { sums, weight, count };
  }

  /** Adds up the texts of each bin. */
  totalsByBin(rows: readonly number[], bins: Uint8Array, size: number): Total[] {
    const sums = new Float64Array(size * this.width);
    const weights = new Float64Array(size);
    const counts = new Float64Array(size);
    for (const row of rows) {
      const bin = bins[row] ?? 0;
      weights[bin] = (weights[bin] ?? 0) + this.addTo(sums, bin * this.width, row);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return Array.from(weights, (weight, bin) => ({
      sums: sums.subarray(bin * this.width, (bin + 1) * this.width),
      weight,
      count: counts[bin] ?? 0,
    }));
  }

  /** Adds a text's weighted residuals to the sums that begin at a place; returns its weight. */
  private addTo(sums: Float64Array, from: number, row: number): number {
    const { values, width } = this;
    const weight = this.training.weights[row] ?? 0;
    for (let output = 0; output < width; output += 1)
      sums[from + output] = (sums[from + output] ?? 0) + weight * (values[row * width + output] ?? 0);
    return weight;
  }
}
