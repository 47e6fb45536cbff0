import type { Direction } from '@playbook/critique/engine/feature-registry';

/** Training texts: features by column, outputs by column, a weight for each text. */
export interface BoostTraining {
  readonly columns: readonly Float64Array[];
  readonly outputs: readonly Float64Array[];
  readonly weights: Float64Array;
  /** By feature: what a cut of it gains is multiplied by this, so that of two equal features the one that says more is taken. */
  readonly preferences: readonly number[];
  /** By feature, then by output. */
  readonly directions: readonly (readonly Direction[])[];
}

/** Texts of one output that count alike, with features that are preferred alike. */
export const singleOutput = (
  columns: readonly Float64Array[],
  output: Float64Array,
  directions: readonly Direction[],
): BoostTraining => ({
  columns,
  outputs: [output],
  weights: new Float64Array(output.length).fill(1),
  preferences: columns.map(() => 1),
  directions: directions.map((direction) => [direction]),
});

/** What the fitting may do; chosen by cross-validation on the training texts. */
export interface BoostOptions {
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
