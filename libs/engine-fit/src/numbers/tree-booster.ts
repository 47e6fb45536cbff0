import type { Direction } from '@playbook/critique/engine/feature-registry';
import { isSplit, leafValue, type TreeNode } from '@playbook/critique/engine/trees/tree-model';
import type { BoostOptions, BoostTraining } from './boost-training.js';
import { rounded, type Cut, type Cuts, type CutSource } from './cuts.js';
import { randomNumbers } from './random-numbers.js';
import { Residuals, type Total } from './residuals.js';

/** What each output is before any tree is asked, in points, and what the trees add, in the units of the leaves. */
export interface FittedTrees {
  readonly base: readonly number[];
  readonly trees: readonly TreeNode[];
}

/** Limits of the leaves below a split, by output. */
interface Bounds {
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
}

const MIN_GAIN = 1e-9;
const THOUSANDTHS = 1_000;
const valueAt = (list: ArrayLike<number> | undefined, index: number): number => list?.[index] ?? 0;

/**
 * Boosted least-squares trees whose leaves add to all outputs at once. Monotone where asked. Deterministic. Leaves are points
 * where there is one output, with the mean of each split, and thousandths of a point where there are several.
 */
export class TreeBooster {
  private readonly random: () => number;
  private readonly residuals: Residuals;
  private readonly cuts: Cuts;

  constructor(
    private readonly training: BoostTraining,
    private readonly options: BoostOptions,
    cutsOf: (source: CutSource) => Cuts,
  ) {
    this.random = randomNumbers(options.seed);
    this.residuals = new Residuals(training);
    this.cuts = cutsOf({ training, residuals: this.residuals, options, random: this.random });
  }

  private get isSingle(): boolean {
    return this.residuals.width === 1;
  }

  fit(): FittedTrees {
    const rows = Array.from(this.training.weights, (_, row) => row);
    const all = this.residuals.totalOf(rows);
    const base = Array.from(all.sums, (sum) => rounded(sum / all.weight));
    for (const row of rows) this.residuals.subtract(row, base);
    const unbound = { lowest: base.map(() => -Infinity), highest: base.map(() => Infinity) };
    const trees: TreeNode[] = [];
    for (let round = 0; round < this.options.trees; round += 1) {
      const sample = rows.filter(() => this.random() < this.options.rowShare);
      this.cuts.begin();
      const tree = this.grow(sample, this.options.depth, unbound);
      if (!isSplit(tree)) continue;
      trees.push(tree);
      for (const row of rows) this.residuals.subtract(row, this.pointsOf(tree, row));
    }
    return { base, trees };
  }

  /** What a tree gives a text, by output. */
  private pointsOf(tree: TreeNode, row: number): number[] {
    let node = tree;
    while (isSplit(node)) node = valueAt(this.training.columns[node.feature], row) <= node.at ? node.low : node.high;
    const leaf = node;
    const unitsPerPoint = this.isSingle ? 1 : THOUSANDTHS;
    return this.training.outputs.map((_, output) => leafValue(leaf, output) / unitsPerPoint);
  }

  private leafOf(total: Total, bounds: Bounds): number | number[] {
    const points = this.means(total, bounds).map((mean) => mean * this.options.rate);
    return this.isSingle ? rounded(valueAt(points, 0)) : points.map((own) => Math.round(own * THOUSANDTHS));
  }

  private means({ sums, weight }: Total, { lowest, highest }: Bounds): number[] {
    return Array.from(sums, (sum, output) =>
      Math.min(valueAt(highest, output), Math.max(valueAt(lowest, output), sum / (weight + this.options.ridge))),
    );
  }

  private grow(rows: readonly number[], depth: number, bounds: Bounds, total = this.residuals.totalOf(rows)): TreeNode {
    const cut = depth > 0 && rows.length >= 2 * this.options.minLeaf ? this.bestCut(rows, total, bounds) : null;
    if (cut === null) return this.leafOf(total, bounds);
    const { feature, at, low, high } = cut;
    const column = this.training.columns[feature];
    const [lowBounds, highBounds] = this.boundsBeside(cut, bounds);
    const lowRows = rows.filter((row) => valueAt(column, row) <= at);
    const highRows = rows.filter((row) => valueAt(column, row) > at);
    const [lowTotal, highTotal] = this.cuts.isBinned ? [undefined, undefined] : [low, high];
    return {
      feature,
      at,
      ...(this.isSingle ? { mean: this.leafOf(total, bounds) } : { lowShare: rounded(low.weight / total.weight) }),
      low: this.grow(lowRows, depth - 1, lowBounds, lowTotal),
      high: this.grow(highRows, depth - 1, highBounds, highTotal),
    };
  }

  /** On the two sides of a cut of a directed feature no leaf may pass the middle of the two means. */
  private boundsBeside({ feature, low, high }: Cut, bounds: Bounds): [Bounds, Bounds] {
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

  /** The allowed cut that gains most, the first of equal ones. */
  private bestCut(rows: readonly number[], total: Total, bounds: Bounds): Cut | null {
    const { minLeaf } = this.options;
    let best: Cut | null = null;
    let most = MIN_GAIN;
    for (const cut of this.cuts.of(rows, total)) {
      if (cut.low.count < minLeaf || cut.high.count < minLeaf) continue;
      const parted = this.strength(cut.low) + this.strength(cut.high) - this.strength(cut.both);
      const gain = parted * (this.training.preferences[cut.feature] ?? 1);
      if (gain <= most || !this.isAllowed(cut, bounds)) continue;
      best = cut;
      most = gain;
    }
    return best;
  }

  private strength({ sums, weight }: Total): number {
    let squares = 0;
    for (const sum of sums) squares += sum * sum;
    return squares / (weight + this.options.ridge);
  }

  /** False where a directed feature would bend the wrong way. */
  private isAllowed({ feature, low, high }: Cut, bounds: Bounds): boolean {
    const directions = this.training.directions[feature] ?? [];
    if (directions.every((direction) => direction === 0)) return true;
    const [lowMeans, highMeans] = [this.means(low, bounds), this.means(high, bounds)];
    return directions.every(
      (direction, output) => direction * (valueAt(highMeans, output) - valueAt(lowMeans, output)) >= 0,
    );
  }
}
