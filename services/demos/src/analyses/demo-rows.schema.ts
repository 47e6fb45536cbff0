import { DEMO_STAGES, demoFailureSchema, videoMetadataSchema } from '@playbook/contracts/demos/demo-analysis.schema';
import { fileStatusSchema } from '@playbook/contracts/files/file-analysis.schema';
import { demoFeedbackSectionSchema, demoFormatSchema } from '@playbook/contracts/demos/demo-review.schema';
import { mediaFactsSchema } from '@playbook/contracts/demos/media-facts.schema';
import { noTranscriptReasonSchema, transcriptSchema } from '@playbook/contracts/demos/transcript.schema';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';
import { storedReviewSchema } from './stored-review.schema.js';

/** What a list reads of a video. */
export const demoSummaryRowSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  filePath: z.string(),
  fileSizeBytes: z.number(),
  metadata: videoMetadataSchema.nullable(),
  format: demoFormatSchema.nullable(),
  status: fileStatusSchema,
  failure: demoFailureSchema.nullable(),
  overallScore: z.number().nullable(),
  /** How many pictures are kept. */
  keyFrames: z.number().int(),
  /** Of the job that waits or runs. */
  stage: z.enum(DEMO_STAGES).nullable(),
  share: z.number().nullable(),
  createdAt: instantSchema,
  analyzedAt: instantSchema.nullable(),
});
export type DemoSummaryRow = z.output<typeof demoSummaryRowSchema>;

/** All that is stored of one. */
export const demoRowSchema = demoSummaryRowSchema.extend({
  founderId: z.uuid(),
  contentType: z.string(),
  facts: mediaFactsSchema.nullable(),
  transcript: transcriptSchema.nullable(),
  noTranscriptReason: noTranscriptReasonSchema.nullable(),
  review: storedReviewSchema.nullable(),
  sections: z.array(demoFeedbackSectionSchema).nullable(),
});
export type DemoRow = z.output<typeof demoRowSchema>;

/** Whether the founder has said nothing new about a video, and its analysis is where it was. */
export const saysTheSame = (one: DemoRow, other: DemoRow): boolean =>
  one.status === other.status &&
  one.format === other.format &&
  one.analyzedAt === other.analyzedAt &&
  JSON.stringify(one.transcript) === JSON.stringify(other.transcript);
