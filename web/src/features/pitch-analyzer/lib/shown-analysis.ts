import type { AnalystOutcome, Engine } from '@playbook/contracts/shared/analyst.schema';
import type { PitchCritique } from '@playbook/contracts/analysis/pitch-analysis.schema';

/** What the result area shows: a real analysis, or the sample that stands in for one (decisions D3 and D4). */
export interface ShownAnalysis extends Omit<PitchCritique, 'engine'>, AnalystOutcome {
  readonly pitch: string;
  /** Null when nothing was analysed. */
  readonly engine: Engine | null;
}

/** Figures marked 'Sample' are not a measurement. */
export const isSample = (analysis: ShownAnalysis): boolean => analysis.engine === null;

/** What is shown, unless it is a sample: what stood in for an analysis says nothing about the next one. */
export const withoutSample = (shown: ShownAnalysis | null): ShownAnalysis | null =>
  shown !== null && isSample(shown) ? null : shown;
