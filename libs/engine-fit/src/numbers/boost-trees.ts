import { isSplit, leafValue, type TreeNode } from '@playbook/critique/engine/trees/tree-model';
import { randomNumbers } from './random-numbers.js';

/** What the fitting may do; chosen by cross-validation on the training texts. */
export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Pulls leaves towards the mean, in texts. */
  readonly ridge: number;
  readonly minLeaf: number;
  readonly featureShare: number;
  readonly rowShare: number;
  readonly seed: number;
}

/** Column-wise training data. `directions`: -1 falling, 1 rising, 0 free. */
export interface TrainingMatrix {
  readonly columns: readonly Float64Array[];
  readonly directions: readonly (-1 | 0 | 1)[];
}

interface Bounds {
  readonly lowest: number;
  readonly highest: number;
}
interface Side {
  readonly sum: number;
  readonly count: number;
}
interface Histogram {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}
interface Split {
  readonly feature: number;
  readonly at: number;
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

const MAX_CUTS = 14;
const DIGITS = 1e4;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

function cutsOf(column: Float64Array, rows: readonly number[]): number[] {
  const sorted = rows.map((row) => column[row] ?? 0).toSorted((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  if (distinct.length <= MAX_CUTS)
    return distinct.slice(1).map((value, index) => (value + (distinct[index] ?? value)) / 2);
  const quantiles = Array.from(
    { length: MAX_CUTS },
    (_, cut) => sorted[Math.floor(((cut + 1) * sorted.length) / (MAX_CUTS + 1))] ?? 0,
  );
  return [...new Set(quantiles)];
}

/** One output, in points: what it is before any tree is asked, and what the trees add. */
export interface FittedTrees {
  readonly base: number;
  readonly trees: readonly TreeNode[];
}

/** Boosted least-squares trees with monotone features: small, readable and deterministic. */
export class TreeBooster {
  private readonly random: () => number;
  private readonly cuts: number[][];
  private readonly bins: Uint8Array[];

  constructor(
    private readonly matrix: TrainingMatrix,
    private readonly rows: readonly number[],
    private readonly options: BoostOptions,
  ) {
    this.random = randomNumbers(options.seed);
    this.cuts = matrix.columns.map((column) => cutsOf(column, rows).map(rounded));
    this.bins = matrix.columns.map((column, feature) =>
      Uint8Array.from(column, (value) => (this.cuts[feature] ?? []).filter((cut) => value > cut).length),
    );
  }

  fit(target: Float64Array): FittedTrees {
    const base = rounded(this.rows.reduce((sum, row) => sum + (target[row] ?? 0), 0) / this.rows.length);
    const residual = Float64Array.from(target, (value) => value - base);
    const trees: TreeNode[] = [];
    for (let round = 0; round < this.options.trees; round += 1) {
      const sample = this.rows.filter(() => this.random() < this.options.rowShare);
      const offered = this.matrix.columns.flatMap((_, feature) =>
        (this.cuts[feature]?.length ?? 0) > 0 && this.random() < this.options.featureShare ? [feature] : [],
      );
      const tree = this.grow(sample, residual, offered, this.options.depth, { lowest: -Infinity, highest: Infinity });
      if (!isSplit(tree)) continue;
      trees.push(tree);
      for (const row of this.rows) residual[row] = (residual[row] ?? 0) - this.leafOf(tree, row);
    }
    return { base, trees };
  }

  private leafOf(tree: TreeNode, row: number): number {
    let node = tree;
    while (isSplit(node)) node = (this.matrix.columns[node.feature]?.[row] ?? 0) <= node.at ? node.low : node.high;
    return leafValue(node, 0);
  }

  private valueOf(sum: number, count: number, { lowest, highest }: Bounds): number {
    return Math.min(highest, Math.max(lowest, sum / (count + this.options.ridge)));
  }

  private grow(
    rows: readonly number[],
    residual: Float64Array,
    offered: readonly number[],
    depth: number,
    bounds: Bounds,
  ): TreeNode {
    const sum = rows.reduce((total, row) => total + (residual[row] ?? 0), 0);
    const own = this.valueOf(sum, rows.length, bounds);
    const leaf = rounded(own * this.options.rate);
    if (depth === 0 || rows.length < 2 * this.options.minLeaf) return leaf;
    const split = this.bestSplit(rows, residual, offered, sum, bounds);
    if (split === null) return leaf;
    const direction = this.matrix.directions[split.feature] ?? 0;
    const middle = (split.low + split.high) / 2;
    const capped = { ...bounds, highest: Math.min(bounds.highest, middle) };
    const raised = { ...bounds, lowest: Math.max(bounds.lowest, middle) };
    const column = this.matrix.columns[split.feature];
    const isLow = (row: number): boolean => (column?.[row] ?? 0) <= split.at;
    const [lowBounds, highBounds] =
      direction === 0 ? [bounds, bounds] : direction > 0 ? [capped, raised] : [raised, capped];
    return {
      feature: split.feature,
      at: split.at,
      mean: leaf,
      low: this.grow(rows.filter(isLow), residual, offered, depth - 1, lowBounds),
      high: this.grow(
        rows.filter((row) => !isLow(row)),
        residual,
        offered,
        depth - 1,
        highBounds,
      ),
    };
  }

  private bestSplit(
    rows: readonly number[],
    residual: Float64Array,
    offered: readonly number[],
    sum: number,
    bounds: Bounds,
  ): Split | null {
    let best: Split | null = null;
    for (const feature of offered) {
      const found = this.bestCut(feature, rows, residual, sum, bounds);
      if (found !== null && found.gain > (best?.gain ?? 1e-9)) best = found;
    }
    return best;
  }

  private histogram(feature: number, rows: readonly number[], residual: Float64Array): Histogram {
    const size = (this.cuts[feature]?.length ?? 0) + 1;
    const bins = this.bins[feature] ?? new Uint8Array();
    const sums = new Float64Array(size);
    const counts = new Float64Array(size);
    for (const row of rows) {
      const bin = bins[row] ?? 0;
      sums[bin] = (sums[bin] ?? 0) + (residual[row] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return { sums, counts };
  }

  /** What a cut gains, or null when a side is too small or the feature would bend the wrong way. */
  private splitAt(feature: number, at: number, low: Side, high: Side, bounds: Bounds): Split | null {
    const { ridge, minLeaf } = this.options;
    if (low.count < minLeaf || high.count < minLeaf) return null;
    const [lowValue, highValue] = [
      this.valueOf(low.sum, low.count, bounds),
      this.valueOf(high.sum, high.count, bounds),
    ];
    if ((this.matrix.directions[feature] ?? 0) * (highValue - lowValue) < 0) return null;
    const strength = ({ sum, count }: Side): number => sum ** 2 / (count + ridge);
    const parent = { sum: low.sum + high.sum, count: low.count + high.count };
    return { feature, at, gain: strength(low) + strength(high) - strength(parent), low: lowValue, high: highValue };
  }

  private bestCut(
    feature: number,
    rows: readonly number[],
    residual: Float64Array,
    sum: number,
    bounds: Bounds,
  ): Split | null {
    const { sums, counts } = this.histogram(feature, rows, residual);
    let best: Split | null = null;
    let low: Side = { sum: 0, count: 0 };
    for (const [index, at] of (this.cuts[feature] ?? []).entries()) {
      low = { sum: low.sum + (sums[index] ?? 0), count: low.count + (counts[index] ?? 0) };
      const high = { sum: sum - low.sum, count: rows.length - low.count };
      const split = this.splitAt(feature, at, low, high, bounds);
      if (split !== null && split.gain > (best?.gain ?? 0)) best = split;
    }
    return best;
  }
}
