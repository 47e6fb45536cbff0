import type { DimensionModel, TreeNode } from '../src/engine/trees/tree.js';

/** Points of one dimension before rounding, and which feature (by number) they come from. */
export interface Contributions {
  readonly base: number;
  readonly byFeature: ReadonlyMap<number, number>;
}

const meanOf = (node: TreeNode): number => (typeof node === 'number' ? node : node.mean);

/**
 * Walks every tree and books each step from a node's mean to the next node's mean on the feature that was asked: base and
 * contributions add up to the prediction exactly.
 */
export function contributionsOf(model: DimensionModel, valueOf: (feature: number) => number): Contributions {
  const byFeature = new Map<number, number>();
  let base = model.base;
  for (const tree of model.trees) {
    base += meanOf(tree);
    let node = tree;
    while (typeof node !== 'number') {
      const next: TreeNode = valueOf(node.feature) <= node.at ? node.low : node.high;
      byFeature.set(node.feature, (byFeature.get(node.feature) ?? 0) + meanOf(next) - node.mean);
      node = next;
    }
  }
  return { base, byFeature };
}
