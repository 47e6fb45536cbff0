import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import type { PitchCritique } from '@playbook/contracts/analysis/pitch-analysis.schema';

/** What the result area shows: a real analysis, or the sample that stands in for one (decisions D3 and D4). */
export interface ShownAnalysis extends Omit<PitchCritique, 'engine'>, AnalystOutcome {
  /** Of what is stored; a sample has none. */
  readonly id?: string;
  readonly pitch: string;
  /** Null when nothing was analysed. */
  readonly engine: Engine | null;
}
