import { pageQuerySchema } from '../core/page.schema.js';
import { answerAnalysisSchema, answerAnalysisSummarySchema, answerFormSchema } from './answer-analysis.schema.js';
import { defineAnalysisKind } from './define-analysis-kind.js';

export const answerAnalyses = defineAnalysisKind({
  name: 'answer',
  storedAs: 'answerAnalyses',
  collection: 'answer-analyses',
  analysis: answerAnalysisSchema,
  summary: answerAnalysisSummarySchema,
  /** With a field only the analyses of that question. */
  query: pageQuerySchema.extend({ fieldId: answerFormSchema.shape.fieldId.optional() }),
});
export const {
  list: listAnswerAnalyses,
  get: getAnswerAnalysis,
  listRoute: listAnswerAnalysesRoute,
  getRoute: getAnswerAnalysisRoute,
} = answerAnalyses;
