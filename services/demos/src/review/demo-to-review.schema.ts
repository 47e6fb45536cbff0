import { demoFormatSchema } from '@playbook/contracts/demos/demo-review.schema';
import { mediaFactsSchema } from '@playbook/contracts/demos/media-facts.schema';
import { noTranscriptReasonSchema, transcriptSchema } from '@playbook/contracts/demos/transcript.schema';
import { z } from 'zod';

/** What a video is judged by. */
export const demoToReviewSchema = z.object({
  facts: mediaFactsSchema,
  transcript: transcriptSchema.nullable(),
  noTranscriptReason: noTranscriptReasonSchema.nullable(),
  /** Null where the founder did not choose. */
  chosenFormat: demoFormatSchema.nullable(),
});
export type DemoToReview = z.output<typeof demoToReviewSchema>;
