import type { AnalystOutcome } from '@playbook/contracts/shared/analyst.schema';
import type {
  AnswerAnalysis,
  AnswerAnalysisSummary,
  AnswerCritique,
  AnswerForm,
} from '@playbook/contracts/analysis/answer-analysis.schema';

/** What the repository reads of a stored analysis. */
export interface AnswerAnalysisRow extends AnswerForm {
  readonly id: string;
  readonly critique: AnswerCritique;
  readonly outcome: AnalystOutcome;
  readonly createdAt: Date | string;
}

export const toAnswerAnalysis = (row: AnswerAnalysisRow): AnswerAnalysis => ({
  ...row.critique,
  ...row.outcome,
  type: 'yc-application',
  id: row.id,
  sectionId: row.sectionId,
  fieldId: row.fieldId,
  answer: row.answer,
  createdAt: new Date(row.createdAt).toISOString(),
});

/** What the repository reads of an analysis for a list. */
export type AnswerSummaryRow = Omit<AnswerAnalysisSummary, 'createdAt'> & { readonly createdAt: Date | string };

export const toAnswerSummary = (row: AnswerSummaryRow): AnswerAnalysisSummary => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
});
