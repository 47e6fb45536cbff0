import type { AnalystOutcome } from '@playbook/contracts/shared/analyst.schema';
import type {
  PitchAnalysis,
  PitchAnalysisSummary,
  PitchCritique,
} from '@playbook/contracts/analysis/pitch-analysis.schema';

/** What the repository reads of a stored analysis. */
export interface PitchAnalysisRow {
  readonly id: string;
  readonly pitch: string;
  readonly critique: PitchCritique;
  readonly outcome: AnalystOutcome;
  readonly createdAt: Date | string;
}

export const toPitchAnalysis = ({ id, pitch, critique, outcome, createdAt }: PitchAnalysisRow): PitchAnalysis => ({
  ...critique,
  ...outcome,
  id,
  pitch,
  createdAt: new Date(createdAt).toISOString(),
});

/** What the repository reads of an analysis for a list. */
export interface PitchSummaryRow extends Pick<
  PitchAnalysisSummary,
  'id' | 'pitch' | 'overallScore' | 'scoreBreakdown' | 'notScoredReason' | 'engine'
> {
  readonly createdAt: Date | string;
}

export const toPitchSummary = (row: PitchSummaryRow): PitchAnalysisSummary => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
});
