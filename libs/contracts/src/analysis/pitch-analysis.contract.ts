import { z } from 'zod';
import { ANALYSIS_TIMEOUT_MS, PITCH_MAX_CHARS } from '../core/limits.js';
import { pitchAnalysisSchema, pitchAnalysisSummarySchema, pitchChunkSchema } from './pitch-analysis.schema.js';
import { defineAnalysisKind } from './define-analysis-kind.js';
import { idempotencyKeySchema, withIdempotencyKey, defineFunctionRoute } from '../core/function-route.js';
import { pageQuerySchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { founderText } from '../core/text.schema.js';

export const analyzePitchInputSchema = z.object({ pitch: founderText(PITCH_MAX_CHARS) });

export const analyzePitch = defineProcedure({
  subject: 'analysis.v1.pitch.analyze',
  access: 'founder',
  input: analyzePitchInputSchema.extend({ idempotencyKey: idempotencyKeySchema.optional() }),
  output: pitchAnalysisSchema,
  chunks: pitchChunkSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

export const analyzePitchRoute = defineFunctionRoute({
  method: 'POST',
  path: '/functions/v1/analyze-pitch',
  access: 'founder',
  body: analyzePitchInputSchema,
  procedure: analyzePitch,
  input: withIdempotencyKey,
  status: 200,
  callsPerMinute: 60,
});

export const pitchAnalyses = defineAnalysisKind({
  name: 'pitch',
  storedAs: 'pitchAnalyses',
  collection: 'pitch-analyses',
  analysis: pitchAnalysisSchema,
  summary: pitchAnalysisSummarySchema,
  query: pageQuerySchema,
});
export const {
  list: listPitchAnalyses,
  get: getPitchAnalysis,
  listRoute: listPitchAnalysesRoute,
  getRoute: getPitchAnalysisRoute,
} = pitchAnalyses;
