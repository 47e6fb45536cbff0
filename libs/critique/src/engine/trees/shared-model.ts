import type { Knots } from './calibrate.js';

/** A split: values up to `at` go to `low`, the others to `high`; `lowShare` of the training texts went low, 0 to 1. */
export interface SharedSplit {
  readonly feature: number;
  readonly at: number;
  readonly lowShare: number;
  readonly low: SharedNode;
  readonly high: SharedNode;
}

/** A leaf holds what it adds to each output, in thousandths of a point. */
export type SharedNode = SharedSplit | readonly number[];

/** A straight line beside the trees: each unit of a feature above its mean gives an output so many points. */
export interface Slope {
  readonly feature: number;
  readonly output: number;
  readonly pointsPerUnit: number;
  readonly mean: number;
}

/** Small trees over named features, each of which adds to several outputs at once, as they stand in a model file. */
export interface SharedModel {
  readonly version: string;
  /** Names of the outputs, in the order of every list of points. */
  readonly outputs: readonly string[];
  /** What each output is before any tree is asked, in points. */
  readonly base: readonly number[];
  /** Names of the features, by number. */
  readonly features: readonly string[];
  readonly trees: readonly SharedNode[];
  /** Lines that are added to what the trees say; none when absent. */
  readonly slopes?: readonly Slope[];
  /** By output; empty where predictions stand as they are. */
  readonly calibration: readonly Knots[];
}
