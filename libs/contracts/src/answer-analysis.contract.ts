import { z } from 'zod';
import { pitchAnalysisPageQuerySchema } from './analysis.contract.js';
import { answerAnalysisSchema, answerAnalysisSummarySchema, answerFormSchema } from './answer-analysis.schema.js';
import { defineProcedure } from './procedure.js';
import { defineRoute } from './route.js';
import { DATA_TIMEOUT_MS } from './limits.js';

/** With a field only the analyses of that question. */
export const answerAnalysisPageQuerySchema = pitchAnalysisPageQuerySchema.extend({
  fieldId: answerFormSchema.shape.fieldId.optional(),
});

/** Newest first; `nextCursor` is null on the last page. */
export const answerAnalysisPageSchema = z.object({
  items: z.array(answerAnalysisSummarySchema),
  nextCursor: z.string().nullable(),
});
export type AnswerAnalysisPage = z.infer<typeof answerAnalysisPageSchema>;

export const listAnswerAnalyses = defineProcedure({
  subject: 'analysis.v1.answer.list',
  isRead: true,
  access: 'founder',
  input: answerAnalysisPageQuerySchema,
  output: answerAnalysisPageSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const answerAnalysisIdSchema = z.object({ id: z.uuid() });

/** One analysis with its evidence; `not_found` when it is not the founder's own. */
export const getAnswerAnalysis = defineProcedure({
  subject: 'analysis.v1.answer.get',
  isRead: true,
  access: 'founder',
  input: answerAnalysisIdSchema,
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
  params: answerAnalysisIdSchema,
  response: answerAnalysisSchema,
  status: 200,
});
