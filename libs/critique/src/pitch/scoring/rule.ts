import type { Evidence, PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { PitchSignals } from '../signals/pitch-signals.js';

/** Upper limit of a dimension, null when it does not apply (section 3.6 of the rubric). */
export interface CapRule {
  readonly dimensions: readonly PitchDimension[];
  readonly limit: (signals: PitchSignals, dimension: PitchDimension) => number | null;
  readonly label: string;
}

/** A dimension's points and the rows that add up to them. */
export interface DimensionScore {
  readonly points: number;
  readonly evidence: readonly Evidence[];
}
