import { z } from 'zod';
import { analysisChunkSchema } from '../core/analyst.schema.js';
import { pageQuerySchema } from '../core/page.schema.js';
import { defineAnalysisKind } from './define-analysis-kind.js';
import {
  functionResult,
  idempotencyKeySchema,
  withIdempotencyKey,
  defineFunctionRoute,
} from '../core/function-route.js';
import {
  ideaCheckSchema,
  ideaCheckSummarySchema,
  ideaFormSchema,
  ideaIndustrySchema,
  ideaPartialSchema,
  ideaStageSchema,
  ideaTargetUserSchema,
} from './idea-check.schema.js';
import { answerAnalysisSchema, answerFormSchema, answerPartialSchema, ofAField } from './answer-analysis.schema.js';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';

export const ideaCheckRequestSchema = ideaFormSchema.extend({ type: z.literal('IDEA_CHECK') });

const keyed = { idempotencyKey: idempotencyKeySchema.optional() };

/** What can be analysed, told apart by `type`. A new kind of content is one more option here, in the input and in the output. */
export const analyzeContentRequestSchema = z.discriminatedUnion('type', [
  ideaCheckRequestSchema,
  ofAField(answerFormSchema),
]);
const analyzeContentInputSchema = z.discriminatedUnion('type', [
  ideaCheckRequestSchema.extend(keyed),
  ofAField(answerFormSchema.extend(keyed)),
]);
export const contentAnalysisSchema = z.discriminatedUnion('type', [ideaCheckSchema, answerAnalysisSchema]);
export type ContentAnalysis = z.infer<typeof contentAnalysisSchema>;

/** What arrives before an analysis; `type` in a partial says of what. */
export const contentChunkSchema = analysisChunkSchema(
  z.discriminatedUnion('type', [ideaPartialSchema, answerPartialSchema]),
);
export type ContentChunk = z.infer<typeof contentChunkSchema>;

export const analyzeContent = defineProcedure({
  subject: 'analysis.v1.content.analyze',
  access: 'founder',
  input: analyzeContentInputSchema,
  output: contentAnalysisSchema,
  chunks: contentChunkSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

/** The founder's newest check, null before the first one. */
export const getLatestIdeaCheck = defineProcedure({
  subject: 'analysis.v1.idea.latest',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: ideaCheckSchema.nullable(),
  timeoutMs: DATA_TIMEOUT_MS,
});

/** The newest idea check as other screens use it (section 7 of the specification). */
export const userIdeaCheckSchema = z.object({
  industry: ideaIndustrySchema,
  stage: ideaStageSchema,
  target_users: ideaTargetUserSchema,
  /** The form does not ask for it, so that nothing is invented here. */
  business_model: z.string().nullable(),
  idea_brief: z.string(),
  problem: z.string(),
  idea_check_id: z.uuid(),
  updated_at: z.iso.datetime(),
});
export type UserIdeaCheck = z.infer<typeof userIdeaCheckSchema>;

export const analyzeContentRoute = defineFunctionRoute({
  method: 'POST',
  path: '/functions/v1/analyze-content',
  access: 'founder',
  body: analyzeContentRequestSchema,
  procedure: analyzeContent,
  input: withIdempotencyKey,
  status: 200,
  callsPerMinute: 60,
});

export const getUserIdeaCheckRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/get-user-idea-check',
  access: 'founder',
  response: functionResult(userIdeaCheckSchema.nullable()),
  status: 200,
});

export const ideaChecks = defineAnalysisKind({
  name: 'idea',
  storedAs: 'ideaChecks',
  collection: 'idea-checks',
  analysis: ideaCheckSchema,
  summary: ideaCheckSummarySchema,
  query: pageQuerySchema,
});
export const {
  list: listIdeaChecks,
  get: getIdeaCheck,
  listRoute: listIdeaChecksRoute,
  getRoute: getIdeaCheckRoute,
} = ideaChecks;
export type IdeaCheckPage = z.infer<typeof ideaChecks.page>;
