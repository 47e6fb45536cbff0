import { z } from 'zod';
import { defineFunctionRoute } from '../core/function-route.js';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { pageQuerySchema, rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { founderText } from '../core/text.schema.js';
import { defineEvent } from '../core/event.js';
import { demoAnalysisSchema, demoPageSchema, demoProgressSchema, demoSummarySchema } from './demo-analysis.schema.js';
import { DEMO_HISTORY_MAX_ITEMS, DEMO_TRANSCRIPT_MAX_CHARS } from './demo-limits.js';
import { demoFormatSchema } from './demo-review.schema.js';
import { STORAGE_TIMEOUT_MS } from './demo-uploads.contract.js';

const founder = { access: 'founder', timeoutMs: DATA_TIMEOUT_MS } as const;
const nothing = z.object({});

export const demoPageQuerySchema = pageQuerySchema.extend({
  limit: pageQuerySchema.shape.limit.unwrap().default(DEMO_HISTORY_MAX_ITEMS),
});

/** The founder's videos, newest first. */
export const listDemos = defineProcedure({
  ...founder,
  isRead: true,
  subject: 'demos.v1.analysis.list',
  input: demoPageQuerySchema,
  output: demoPageSchema,
});

export const getDemo = defineProcedure({
  ...founder,
  isRead: true,
  subject: 'demos.v1.analysis.get',
  input: rowIdSchema,
  output: demoAnalysisSchema,
});

/** Where an analysis is, before its result. */
export const demoChunkSchema = z.object({ kind: z.literal('progress'), ...demoProgressSchema.shape });
export type DemoChunk = z.infer<typeof demoChunkSchema>;

const analyzeDemoInputSchema = z.object({
  analysisId: z.uuid(),
  /** Analyses a video anew that was analysed before, for instance when there was no transcript. */
  again: z.boolean().default(false),
  /** Begins nothing: of an analysis that was cancelled meanwhile, or has ended, the record is returned. */
  onlyWatch: z.boolean().default(false),
});

/**
 * Has a video analysed, or watches the analysis that is under way, and returns the record when it is done; after 25 seconds as it is
 * then, with the status `processing`, and a caller who wants to see more calls again. A video that was analysed is returned as it is.
 */
export const analyzeDemo = defineProcedure({
  access: 'founder',
  subject: 'demos.v1.analysis.analyze',
  input: analyzeDemoInputSchema,
  output: demoAnalysisSchema,
  chunks: demoChunkSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

/** Stops an analysis that waits or runs; the video stays, and what an earlier analysis found. */
export const cancelDemoAnalysis = defineProcedure({
  ...founder,
  subject: 'demos.v1.analysis.cancel',
  input: rowIdSchema,
  output: demoSummarySchema,
});

/** Deletes a video with all that was found in it, for good; once more does no harm. */
export const deleteDemo = defineProcedure({
  ...founder,
  subject: 'demos.v1.analysis.delete',
  input: rowIdSchema,
  output: nothing,
});
/** Deletes every video of the founder, for good. */
export const deleteAllDemos = defineProcedure({
  ...founder,
  subject: 'demos.v1.analysis.delete-all',
  input: nothing,
  output: z.object({ deleted: z.number().int().min(0) }),
});

/** An address that plays the video for an hour. */
export const getDemoPlayback = defineProcedure({
  access: 'founder',
  subject: 'demos.v1.analysis.play',
  isRead: true,
  input: rowIdSchema,
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  timeoutMs: STORAGE_TIMEOUT_MS,
});

export const founderTranscriptSchema = z.object({
  /** Plain text, or subtitles as SRT or WebVTT. */
  text: founderText(DEMO_TRANSCRIPT_MAX_CHARS * 2),
});

/** Takes the founder's own transcript; a video that was analysed is judged anew by it, without being decoded again. */
export const setDemoTranscript = defineProcedure({
  access: 'founder',
  subject: 'demos.v1.analysis.transcribe',
  input: rowIdSchema.extend(founderTranscriptSchema.shape),
  output: demoAnalysisSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

const formatChoiceSchema = z.object({ format: demoFormatSchema.nullable() });

/** Says what the video is for; one that was analysed is judged anew by it. */
export const setDemoFormat = defineProcedure({
  access: 'founder',
  subject: 'demos.v1.analysis.format',
  input: rowIdSchema.extend(formatChoiceSchema.shape),
  output: demoAnalysisSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

/** What this installation can do with videos. */
export const demoAbilitiesSchema = z.object({
  /** Whether a media engine is there, without which no video is analysed. */
  canAnalyze: z.boolean(),
  /** Whether speech is turned into text, without which content is judged by the founder's own transcript only. */
  canTranscribe: z.boolean(),
});
export type DemoAbilities = z.infer<typeof demoAbilitiesSchema>;
export const getDemoAbilities = defineProcedure({
  ...founder,
  isRead: true,
  subject: 'demos.v1.abilities.get',
  input: nothing,
  output: demoAbilitiesSchema,
});

/** An analysis waits for a worker. */
export const demoQueued = defineEvent('demos.events.v1.analysis.queued', z.object({ analysisId: z.uuid() }), ['demos']);

export const analyzeDemoRoute = defineFunctionRoute({
  method: 'POST',
  path: '/functions/v1/analyze-demo',
  access: 'founder',
  body: analyzeDemoInputSchema,
  procedure: analyzeDemo,
  status: 200,
  callsPerMinute: 60,
});

const path = '/rest/v1/demo-analyses';
const route = { access: 'founder', status: 200 } as const;
const one = { ...route, params: rowIdSchema } as const;
const changing = { ...one, callsPerMinute: 60 } as const;

export const listDemosRoute = defineRoute({
  ...route,
  method: 'GET',
  path,
  query: demoPageQuerySchema,
  procedure: listDemos,
});
export const getDemoRoute = defineRoute({ ...one, method: 'GET', path: `${path}/:id`, procedure: getDemo });
export const cancelDemoAnalysisRoute = defineRoute({
  ...changing,
  method: 'POST',
  path: `${path}/:id/cancel`,
  procedure: cancelDemoAnalysis,
});
export const deleteDemoRoute = defineRoute({
  ...changing,
  method: 'DELETE',
  path: `${path}/:id`,
  procedure: deleteDemo,
});
export const deleteAllDemosRoute = defineRoute({
  ...route,
  method: 'DELETE',
  path,
  procedure: deleteAllDemos,
  callsPerMinute: 10,
});
export const getDemoPlaybackRoute = defineRoute({
  ...one,
  method: 'GET',
  path: `${path}/:id/playback`,
  procedure: getDemoPlayback,
});
export const setDemoTranscriptRoute = defineRoute({
  ...changing,
  method: 'PUT',
  path: `${path}/:id/transcript`,
  body: founderTranscriptSchema,
  procedure: setDemoTranscript,
});
export const setDemoFormatRoute = defineRoute({
  ...changing,
  method: 'PUT',
  path: `${path}/:id/format`,
  body: formatChoiceSchema,
  procedure: setDemoFormat,
});
export const getDemoAbilitiesRoute = defineRoute({
  ...route,
  method: 'GET',
  path: '/rest/v1/demo-abilities',
  procedure: getDemoAbilities,
});
