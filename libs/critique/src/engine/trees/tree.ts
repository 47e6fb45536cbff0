/** A split: values up to `at` go to `low`, the others to `high`. `mean` is what the tree says before it asks. */
export interface TreeSplit {
  readonly feature: number;
  readonly at: number;
  readonly mean: number;
  readonly low: TreeNode;
  readonly high: TreeNode;
}
/** A leaf is its points. */
export type TreeNode = TreeSplit | number;

/** What is added up for one dimension: a base and small trees over named features. */
export interface DimensionModel {
  readonly base: number;
  readonly trees: readonly TreeNode[];
}
