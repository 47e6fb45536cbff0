import { z } from 'zod';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS, PITCH_MAX_CHARS } from '../shared/limits.js';
import { pitchAnalysisSchema, pitchAnalysisSummarySchema, pitchPartSchema } from './pitch-analysis.schema.js';
import { functionResult, idempotencyKeySchema } from '../shared/function-call.schema.js';
import { pageQuerySchema, pageSchema, rowIdSchema } from '../shared/page.schema.js';
import { defineProcedure } from '../shared/procedure.js';
import { defineRoute } from '../shared/route.js';
import { founderText } from '../shared/text.schema.js';

export const analyzePitchInputSchema = z.object({ pitch: founderText(PITCH_MAX_CHARS) });

export const pitchAnalysisPageSchema = pageSchema(pitchAnalysisSummarySchema);
export type PitchAnalysisPage = z.infer<typeof pitchAnalysisPageSchema>;

export const analyzePitch = defineProcedure({
  subject: 'analysis.v1.pitch.analyze',
  access: 'founder',
  input: analyzePitchInputSchema.extend({ idempotencyKey: idempotencyKeySchema.optional() }),
  output: pitchAnalysisSchema,
  parts: pitchPartSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

export const listPitchAnalyses = defineProcedure({
  subject: 'analysis.v1.pitch.list',
  isRead: true,
  access: 'founder',
  input: pageQuerySchema,
  output: pitchAnalysisPageSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

/** One analysis with its evidence; `not_found` when it is not the founder's own. */
export const getPitchAnalysis = defineProcedure({
  subject: 'analysis.v1.pitch.get',
  isRead: true,
  access: 'founder',
  input: rowIdSchema,
  output: pitchAnalysisSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const analyzePitchRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/analyze-pitch',
  access: 'founder',
  body: analyzePitchInputSchema,
  response: functionResult(pitchAnalysisSchema),
  parts: pitchPartSchema,
  status: 200,
  callsPerMinute: 60,
});

export const listPitchAnalysesRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/pitch-analyses',
  access: 'founder',
  query: pageQuerySchema,
  response: pitchAnalysisPageSchema,
  status: 200,
});

export const getPitchAnalysisRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/pitch-analyses/:id',
  access: 'founder',
  params: rowIdSchema,
  response: pitchAnalysisSchema,
  status: 200,
});
