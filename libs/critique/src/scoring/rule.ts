import type { Evidence, PitchDimension, Span } from '@playbook/contracts/pitch-analysis.schema';
import type { PitchSignals } from '../signals/pitch-signals.js';

/** One row of a dimension's point table: what a measurement is worth. */
export interface ScoringRule {
  /** Signal of the rubric, or `base`. */
  readonly signal: string;
  /** Whole points, 0 when the rule does not apply. */
  readonly points: (signals: PitchSignals) => number;
  /** What was measured, in words a founder understands. */
  readonly label: (signals: PitchSignals) => string;
  readonly spans?: (signals: PitchSignals) => readonly Span[];
}

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
