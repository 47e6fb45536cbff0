import { z } from 'zod';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { founderText } from '../core/text.schema.js';
import { defineFileAnalyses } from '../files/define-file-analyses.js';
import { demoAnalysisSchema, demoProgressSchema, demoSummarySchema } from './demo-analysis.schema.js';
import { DEMO_TRANSCRIPT_MAX_CHARS } from './demo-limits.js';
import { demoFormatSchema } from './demo-review.schema.js';

const path = '/rest/v1/demo-analyses';

/** Where an analysis is, before its result. */
export const demoChunkSchema = z.object({ kind: z.literal('progress'), ...demoProgressSchema.shape });
export type DemoChunk = z.infer<typeof demoChunkSchema>;

/** What a founder does with videos that have arrived. */
export const demoAnalyses = defineFileAnalyses({
  service: 'demos',
  path,
  analyzePath: '/functions/v1/analyze-demo',
  address: { verb: 'play', path: 'playback' },
  summary: demoSummarySchema,
  record: demoAnalysisSchema,
  chunk: demoChunkSchema,
});
export const {
  list: listDemos,
  get: getDemo,
  analyze: analyzeDemo,
  cancel: cancelDemoAnalysis,
  deleteOne: deleteDemo,
  deleteAll: deleteAllDemos,
  getAddress: getDemoPlayback,
  queued: demoQueued,
  listRoute: listDemosRoute,
  getRoute: getDemoRoute,
  analyzeRoute: analyzeDemoRoute,
  cancelRoute: cancelDemoAnalysisRoute,
  deleteOneRoute: deleteDemoRoute,
  deleteAllRoute: deleteAllDemosRoute,
  getAddressRoute: getDemoPlaybackRoute,
} = demoAnalyses;

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
  access: 'founder',
  isRead: true,
  subject: 'demos.v1.abilities.get',
  input: z.object({}),
  output: demoAbilitiesSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

const route = { access: 'founder', status: 200 } as const;
const changing = { ...route, params: rowIdSchema, callsPerMinute: 60 } as const;

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
