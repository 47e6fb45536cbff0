import type { Direction } from '@playbook/critique/engine/feature-registry';
import { isSplit, leafValue, type TreeNode } from '@playbook/critique/engine/trees/tree-model';
import { randomNumbers } from './random-numbers.js';

/** What the fitting may do; chosen by cross-validation on the training texts. */
export interface SharedBoostOptions {
  readonly trees: number;
  readonly depth: number;
  /** Share of a leaf's mean that is added, 0 to 1. */
  readonly rate: number;
  /** Pulls leaves towards nothing, in texts. */
  readonly ridge: number;
  /** Fewest texts in a leaf. */
  readonly minLeaf: number;
  readonly featureShare: number;
  readonly rowShare: number;
  readonly seed: number;
}

/** Training texts: features by column, outputs by column, a weight for each text. */
export interface SharedTraining {
  readonly columns: readonly Float64Array[];
  readonly outputs: readonly Float64Array[];
  readonly weights: Float64Array;
  /** By feature: what a cut of it gains is multiplied by this, so that of two equal features the one that says more is taken. */
  readonly preferences: readonly number[];
  /** By feature, then by output. */
  readonly directions: readonly (readonly Direction[])[];
}

interface Bounds {
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
}
interface Total {
  readonly sums: Float64Array;
  readonly weight: number;
  readonly count: number;
}
interface Split {
  readonly feature: number;
  readonly at: number;
  readonly gain: number;
  readonly low: Total;
  readonly high: Total;
}

const DIGITS = 1e4;
const THOUSANDTHS = 1_000;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
const valueAt = (list: ArrayLike<number> | undefined, index: number): number => list?.[index] ?? 0;

/**
 * Boosted trees whose leaves add to all outputs at once and whose cuts are drawn at random, the best of the drawn ones
 * taken (Geurts, Ernst and Wehenkel 2006): smoother than the best cut on few texts. Monotone where asked. Deterministic.
 */
export class SharedBooster {
  private readonly random: () => number;
  /** By text, then by output. */
  private readonly residuals: Float64Array;
  private readonly width: number;

  constructor(
    private readonly training: SharedTraining,
    private readonly options: SharedBoostOptions,
  ) {
    this.random = randomNumbers(options.seed);
    this.width = training.outputs.length;
    this.residuals = new Float64Array(training.weights.length * this.width);
    for (const [output, values] of training.outputs.entries())
      for (const [row, value] of values.entries()) this.residuals[row * this.width + output] = value;
  }

  fit(): { base: number[]; trees: TreeNode[] } {
    const rows = Array.from(this.training.weights, (_, row) => row);
    const all = this.totalOf(rows);
    const base = Array.from(all.sums, (sum) => rounded(sum / all.weight));
    for (const row of rows) this.subtract(row, base);
    const unbound = { lowest: base.map(() => -Infinity), highest: base.map(() => Infinity) };
    const trees = Array.from({ length: this.options.trees }, () => {
      const sample = rows.filter(() => this.random() < this.options.rowShare);
      const tree = this.grow(sample, this.totalOf(sample), this.options.depth, unbound);
      for (const row of rows) this.take(tree, row);
      return tree;
    });
    return { base, trees };
  }

  /** Takes what a tree gives a text off the text's residuals. */
  private take(tree: TreeNode, row: number): void {
    let node = tree;
    while (isSplit(node)) node = valueAt(this.training.columns[node.feature], row) <= node.at ? node.low : node.high;
    const leaf = node;
    this.subtract(
      row,
      this.training.outputs.map((_, output) => leafValue(leaf, output) / THOUSANDTHS),
    );
  }

  private subtract(row: number, points: readonly number[]): void {
    for (const [output, own] of points.entries())
      this.residuals[row * this.width + output] = valueAt(this.residuals, row * this.width + output) - own;
  }

  /** Sums over the texts whose value is at most `at`. Nearly all of a fit's time is spent here: arrays are read in place. */
  private totalOf(rows: readonly number[], column?: Float64Array, at = Infinity): Total {
    const { weights } = this.training;
    const { residuals, width } = this;
    const sums = new Float64Array(width);
    let weight = 0;
    let count = 0;
    for (const row of rows) {
      if (column !== undefined && (column[row] ?? 0) > at) continue;
      const own = weights[row] ?? 0;
      weight += own;
      count += 1;
      const from = row * width;
      for (let output = 0; output < width; output += 1)
        sums[output] = (sums[output] ?? 0) + own * (residuals[from + output] ?? 0);
    }
    return { sums, weight, count };
  }

  private means({ sums, weight }: Total, { lowest, highest }: Bounds): number[] {
    return Array.from(sums, (sum, output) =>
      Math.min(valueAt(highest, output), Math.max(valueAt(lowest, output), sum / (weight + this.options.ridge))),
    );
  }

  private grow(rows: readonly number[], total: Total, depth: number, bounds: Bounds): TreeNode {
    const split = depth > 0 && rows.length >= 2 * this.options.minLeaf ? this.bestSplit(rows, total, bounds) : null;
    if (split === null)
      return this.means(total, bounds).map((mean) => Math.round(mean * this.options.rate * THOUSANDTHS));
    const { feature, at, low, high } = split;
    const column = this.training.columns[feature];
    const [lowBounds, highBounds] = this.boundsBeside(split, bounds);
    const lowRows = rows.filter((row) => valueAt(column, row) <= at);
    const highRows = rows.filter((row) => valueAt(column, row) > at);
    return {
      feature,
      at,
      lowShare: rounded(low.weight / total.weight),
      low: this.grow(lowRows, low, depth - 1, lowBounds),
      high: this.grow(highRows, high, depth - 1, highBounds),
    };
  }

  /** On the two sides of a cut of a directed feature no leaf may pass the middle of the two means. */
  private boundsBeside({ feature, low, high }: Split, bounds: Bounds): [Bounds, Bounds] {
    const directions = this.training.directions[feature] ?? [];
    const [lowMeans, highMeans] = [this.means(low, bounds), this.means(high, bounds)];
    const middle = lowMeans.map((mean, output) => (mean + valueAt(highMeans, output)) / 2);
    const side = (rising: Direction): Bounds => ({
      lowest: bounds.lowest.map((own, output) =>
        valueAt(directions, output) === -rising ? Math.max(own, valueAt(middle, output)) : own,
      ),
      highest: bounds.highest.map((own, output) =>
        valueAt(directions, output) === rising ? Math.min(own, valueAt(middle, output)) : own,
      ),
    });
    return [side(1), side(-1)];
  }

  private bestSplit(rows: readonly number[], total: Total, bounds: Bounds): Split | null {
    let best: Split | null = null;
    for (const feature of this.training.columns.keys()) {
      if (this.random() >= this.options.featureShare) continue;
      const split = this.randomCut(feature, rows, total);
      if (split !== null && split.gain > (best?.gain ?? 0) && this.isAllowed(split, bounds)) best = split;
    }
    return best;
  }

  private randomCut(feature: number, rows: readonly number[], total: Total): Split | null {
    const column = this.training.columns[feature];
    if (column === undefined) return null;
    let lowest = Infinity;
    let highest = -Infinity;
    for (const row of rows) {
      const value = column[row] ?? 0;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    if (lowest === highest) return null;
    const at = rounded(lowest + this.random() * (highest - lowest));
    const low = this.totalOf(rows, column, at);
    const high = {
      sums: Float64Array.from(total.sums, (sum, output) => sum - valueAt(low.sums, output)),
      weight: total.weight - low.weight,
      count: total.count - low.count,
    };
    if (low.count < this.options.minLeaf || high.count < this.options.minLeaf) return null;
    const gain = this.strength(low) + this.strength(high) - this.strength(total);
    return { feature, at, gain: gain * (this.training.preferences[feature] ?? 1), low, high };
  }

  private strength({ sums, weight }: Total): number {
    let squares = 0;
    for (const sum of sums) squares += sum * sum;
    return squares / (weight + this.options.ridge);
  }

  private isAllowed({ feature, low, high }: Split, bounds: Bounds): boolean {
    const directions = this.training.directions[feature] ?? [];
    if (directions.every((direction) => direction === 0)) return true;
    const [lowMeans, highMeans] = [this.means(low, bounds), this.means(high, bounds)];
    return directions.every(
      (direction, output) => direction * (valueAt(highMeans, output) - valueAt(lowMeans, output)) >= 0,
    );
  }
}
