import type { DimensionModel, TreeNode } from '../../model/pitch-model.js';

const LEAF = -1;

/**
 * Trees as flat arrays, which are walked several times faster than objects. Node `i` asks feature `features[i]` (-1: a
 * leaf) and goes on to the node after it when low, to `highs[i]` when high.
 */
export class FlatTrees {
  private readonly features: number[] = [];
  private readonly cuts: number[] = [];
  private readonly means: number[] = [];
  private readonly highs: number[] = [];
  private readonly roots: number[];
  private readonly base: number;

  constructor(model: DimensionModel) {
    this.base = model.base;
    this.roots = model.trees.map((tree) => this.add(tree));
  }

  /** Adds a node, its low branch right behind it, then its high branch. */
  private add(node: TreeNode): number {
    const index = this.features.length;
    const isLeaf = typeof node === 'number';
    this.features.push(isLeaf ? LEAF : node.feature);
    this.cuts.push(isLeaf ? 0 : node.at);
    this.means.push(isLeaf ? node : node.mean);
    this.highs.push(0);
    if (!isLeaf) {
      this.add(node.low);
      this.highs[index] = this.add(node.high);
    }
    return index;
  }

  /**
   * Books each step from a node's mean to the next node's mean on the feature that was asked, in `shares`. Returns the
   * base: base and shares add up to the prediction exactly.
   */
  addContributions(values: Float64Array, shares: Float64Array): number {
    let { base } = this;
    for (const root of this.roots) {
      let node = root;
      let feature = this.features[node] ?? LEAF;
      let mean = this.means[node] ?? 0;
      base += mean;
      while (feature !== LEAF) {
        node = (values[feature] ?? 0) <= (this.cuts[node] ?? 0) ? node + 1 : (this.highs[node] ?? 0);
        const next = this.means[node] ?? 0;
        shares[feature] = (shares[feature] ?? 0) + next - mean;
        mean = next;
        feature = this.features[node] ?? LEAF;
      }
    }
    return base;
  }
}

const compiled = new WeakMap<DimensionModel, FlatTrees>();

/** The flat form of a model, made once. */
export function flatTreesOf(model: DimensionModel): FlatTrees {
  const known = compiled.get(model) ?? new FlatTrees(model);
  compiled.set(model, known);
  return known;
}
