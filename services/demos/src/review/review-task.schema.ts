import { engineSchema } from '@playbook/contracts/core/analyst.schema';
import { demoFormatSchema, demoReviewSchema } from '@playbook/contracts/demos/demo-review.schema';
import { mediaFactsSchema } from '@playbook/contracts/demos/media-facts.schema';
import { noTranscriptReasonSchema, transcriptSchema } from '@playbook/contracts/demos/transcript.schema';
import { z } from 'zod';
import { demoReplySchema } from '../writer/reply/demo-reply.schema.js';

/** What a video is judged by. */
const demoToReviewSchema = z.object({
  facts: mediaFactsSchema,
  transcript: transcriptSchema.nullable(),
  noTranscriptReason: noTranscriptReasonSchema.nullable(),
  /** Null where the founder did not choose. */
  chosenFormat: demoFormatSchema.nullable(),
});
export type DemoToReview = z.output<typeof demoToReviewSchema>;

/** What a model wrote about a judged video. */
const writtenReplySchema = z.object({
  review: demoReviewSchema,
  /** The words of the talk that were judged; empty where none were. */
  words: z.string(),
  reply: demoReplySchema,
  engine: engineSchema,
});
export type WrittenReply = z.output<typeof writtenReplySchema>;

/** What a worker thread is asked for: a judgement, the words of a talk that may be shown to a model, what is kept of a model's reply. */
export const reviewTaskSchema = z.discriminatedUnion('work', [
  z.object({ work: z.literal('review'), demo: demoToReviewSchema }),
  z.object({ work: z.literal('words'), transcript: transcriptSchema.nullable() }),
  z.object({ work: z.literal('merge'), written: writtenReplySchema }),
]);
export type ReviewTask = z.output<typeof reviewTaskSchema>;
