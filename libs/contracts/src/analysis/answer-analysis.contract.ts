import { z } from 'zod';
import { pageQuerySchema, pageSchema, rowIdSchema } from '../shared/page.schema.js';
import { answerAnalysisSchema, answerAnalysisSummarySchema, answerFormSchema } from './answer-analysis.schema.js';
import { defineProcedure } from '../shared/procedure.js';
import { defineRoute } from '../shared/route.js';
import { DATA_TIMEOUT_MS } from '../shared/limits.js';

/** With a field only the analyses of that question. */
export const answerAnalysisPageQuerySchema = pageQuerySchema.extend({
  fieldId: answerFormSchema.shape.fieldId.optional(),
});

export const answerAnalysisPageSchema = pageSchema(answerAnalysisSummarySchema);
export type AnswerAnalysisPage = z.infer<typeof answerAnalysisPageSchema>;

export const listAnswerAnalyses = defineProcedure({
  subject: 'analysis.v1.answer.list',
  isRead: true,
  access: 'founder',
  input: answerAnalysisPageQuerySchema,
  output: answerAnalysisPageSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

/** One analysis with its evidence; `not_found` when it is not the founder's own. */
export const getAnswerAnalysis = defineProcedure({
  subject: 'analysis.v1.answer.get',
  isRead: true,
  access: 'founder',
  input: rowIdSchema,
  output: answerAnalysisSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const listAnswerAnalysesRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/answer-analyses',
  access: 'founder',
  query: answerAnalysisPageQuerySchema,
  response: answerAnalysisPageSchema,
  status: 200,
});

export const getAnswerAnalysisRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/answer-analyses/:id',
  access: 'founder',
  params: rowIdSchema,
  response: answerAnalysisSchema,
  status: 200,
});
