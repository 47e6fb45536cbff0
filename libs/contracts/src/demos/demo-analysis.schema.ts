import { z } from 'zod';
import { fileSummaryShape, progressShareSchema } from '../files/file-analysis.schema.js';
import {
  DEMO_KEY_FRAMES_MAX_ITEMS,
  DEMO_PICTURE_MAX_PX,
  DEMO_VIDEO_MAX_BYTES,
  DEMO_VIDEO_MAX_S,
} from './demo-limits.js';
import { demoFormatSchema, demoReviewSchema } from './demo-review.schema.js';
import { mediaFactsSchema } from './media-facts.schema.js';
import { MEDIA_STAGES, videoRejectionCodeSchema } from './video-rejection.js';
import { noTranscriptReasonSchema, transcriptSchema } from './transcript.schema.js';

/** What an analysis is busy with, in this order. */
export const DEMO_STAGES = ['waiting', 'fetching', ...MEDIA_STAGES, 'transcribing', 'judging'] as const;
export const demoProgressSchema = z.object({
  stage: z.enum(DEMO_STAGES),
  share: progressShareSchema,
});
export type DemoProgress = z.infer<typeof demoProgressSchema>;
export type DemoStage = DemoProgress['stage'];

/** Why there is no analysis: a reason that lies in the video, there is nothing that reads videos, or it failed too often. */
export const demoFailureSchema = z.enum([...videoRejectionCodeSchema.options, 'media-engine-missing', 'gave-up']);
export type DemoFailure = z.infer<typeof demoFailureSchema>;

/** What the founder's browser read of the file. */
export const videoMetadataSchema = z.object({
  durationS: z.number().min(0).max(DEMO_VIDEO_MAX_S),
  widthPx: z.number().int().min(1).max(DEMO_PICTURE_MAX_PX),
  heightPx: z.number().int().min(1).max(DEMO_PICTURE_MAX_PX),
});
export type VideoMetadata = z.infer<typeof videoMetadataSchema>;

export const demoSizeSchema = z
  .number()
  .int()
  .min(1)
  .max(DEMO_VIDEO_MAX_BYTES - 1, { error: 'must be less than 100MB' });

/** A moment of which a picture is kept, and where the picture can be read for a while. */
const keyFrameSchema = z.object({ atS: z.number().min(0), url: z.string() });

/** What a list shows of a video. */
export const demoSummarySchema = z.object({
  ...fileSummaryShape({ fileSizeBytes: demoSizeSchema, progress: demoProgressSchema, failure: demoFailureSchema }),
  /** Null where the browser could not read the file. */
  metadata: videoMetadataSchema.nullable(),
  /** Null until the founder chooses. */
  format: demoFormatSchema.nullable(),
});
export type DemoSummary = z.infer<typeof demoSummarySchema>;

/** What an analysis found; null in a record before it, and kept while it is made anew. */
const foundShape = {
  facts: mediaFactsSchema.nullable(),
  transcript: transcriptSchema.nullable(),
  /** Null where there is a transcript, or nothing was analysed yet. */
  noTranscriptReason: noTranscriptReasonSchema.nullable(),
  review: demoReviewSchema.nullable(),
};

/** A founder's video with what was found in it. */
export const demoAnalysisSchema = demoSummarySchema.extend({
  ...foundShape,
  keyFrames: z.array(keyFrameSchema).max(DEMO_KEY_FRAMES_MAX_ITEMS),
});
export type DemoAnalysis = z.infer<typeof demoAnalysisSchema>;

/** The same as an export has it: addresses are good for a while only, so that it names where the video was kept. */
export const exportedDemoSchema = demoSummarySchema
  .omit({ thumbnailUrl: true, progress: true })
  .extend({ ...foundShape, filePath: z.string() });
export type ExportedDemo = z.infer<typeof exportedDemoSchema>;
