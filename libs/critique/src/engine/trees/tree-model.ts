import type { Knots } from './calibrate.js';

/**
 * A split: values up to `at` go to `low`, the others to `high`. What the tree says before it asks is `mean` where that is
 * known, else the mean of its sides, of which `lowShare` of the training texts went low, 0 to 1.
 */
export interface TreeSplit {
  readonly feature: number;
  readonly at: number;
  readonly mean?: Leaf;
  readonly lowShare?: number;
  readonly low: TreeNode;
  readonly high: TreeNode;
}

/** What is added to each output, in the units of its model; a number alone where there is one output. */
export type Leaf = number | readonly number[];
export type TreeNode = TreeSplit | Leaf;

export const isSplit = (node: TreeNode): node is TreeSplit => typeof node === 'object' && !Array.isArray(node);

/** What a leaf adds to an output. */
export const leafValue = (leaf: Leaf, output: number): number =>
  typeof leaf === 'number' ? leaf : (leaf[output] ?? 0);

/** A straight line beside the trees: each unit of a feature above its mean gives an output so many points. */
export interface Slope {
  readonly feature: number;
  readonly output: number;
  readonly pointsPerUnit: number;
  readonly mean: number;
}

/** Family of the features that say what the straight lines of a model give an output together, one an output. */
export const LINES_FAMILY = 'lines.';

/** Small trees over named features, each of which adds to one or several outputs at once, as they stand in a model file. */
export interface TreeModel {
  /** Names of the outputs, in the order of every list of points. */
  readonly outputs: readonly string[];
  /** What each output is before any tree is asked, in points. */
  readonly base: readonly number[];
  /** Names of the features, by number. */
  readonly features: readonly string[];
  /** What leaves and means are divided by. */
  readonly unitsPerPoint: number;
  readonly trees: readonly TreeNode[];
  /** The trees are those of so many models, of which the mean is taken; 1 when absent. */
  readonly models?: number;
  /** Lines that are added to what the trees say; none when absent. */
  readonly slopes?: readonly Slope[];
  /** By output; empty or absent where predictions stand as they are. */
  readonly calibration?: readonly Knots[];
}
