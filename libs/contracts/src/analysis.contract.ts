import { z } from 'zod';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS, PAGE_DEFAULT_ITEMS, PAGE_MAX_ITEMS, PITCH_MAX_CHARS } from './limits.js';
import { pitchAnalysisSchema, pitchAnalysisSummarySchema, pitchPartSchema } from './pitch-analysis.schema.js';
import { defineProcedure } from './procedure.js';
import { defineRoute } from './route.js';
import { founderText } from './text.schema.js';

export const analyzePitchInputSchema = z.object({ pitch: founderText(PITCH_MAX_CHARS) });
export type AnalyzePitchInput = z.infer<typeof analyzePitchInputSchema>;

/** Repeating a call with the same key returns the analysis of the first call instead of making another one. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, _ or -' });

/** Opaque position in a list, as handed out in `nextCursor`. */
const cursorSchema = z.string().regex(/^[\w-]{1,128}$/, { error: 'is not a cursor from an earlier page' });

export const pitchAnalysisPageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_MAX_ITEMS).default(PAGE_DEFAULT_ITEMS),
  cursor: cursorSchema.optional(),
});

/** Newest first; `nextCursor` is null on the last page. */
export const pitchAnalysisPageSchema = z.object({
  items: z.array(pitchAnalysisSummarySchema),
  nextCursor: z.string().nullable(),
});
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
  input: pitchAnalysisPageQuerySchema,
  output: pitchAnalysisPageSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const pitchAnalysisIdSchema = z.object({ id: z.uuid() });

/** One analysis with its evidence; `not_found` when it is not the founder's own. */
export const getPitchAnalysis = defineProcedure({
  subject: 'analysis.v1.pitch.get',
  isRead: true,
  access: 'founder',
  input: pitchAnalysisIdSchema,
  output: pitchAnalysisSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

/** Envelope of the function routes (section 7 of the specification). Failures are problem documents with `success: false`. */
export const functionResult = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), data, error: z.null() });

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
  query: pitchAnalysisPageQuerySchema,
  response: pitchAnalysisPageSchema,
  status: 200,
});

export const getPitchAnalysisRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/pitch-analyses/:id',
  access: 'founder',
  params: pitchAnalysisIdSchema,
  response: pitchAnalysisSchema,
  status: 200,
});
