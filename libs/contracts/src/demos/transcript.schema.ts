import { z } from 'zod';
import { spanSchema } from '../core/span.schema.js';
import { DEMO_TRANSCRIPT_MAX_CHARS, DEMO_TRANSCRIPT_MAX_WORDS, DEMO_VIDEO_MAX_S } from './demo-limits.js';

/** Who wrote down what is said: a speech server, a model on the machine, or the founder. */
export const TRANSCRIPT_SOURCES = ['speech-server', 'local-model', 'founder'] as const;
export const transcriptSourceSchema = z.enum(TRANSCRIPT_SOURCES);
export type TranscriptSource = z.infer<typeof transcriptSourceSchema>;

const seconds = z
  .number()
  .min(0)
  .max(DEMO_VIDEO_MAX_S + 1);

/** A word of a transcript: where it stands in the text, and when it is said. */
export const spokenWordSchema = z.object({ span: spanSchema, startS: seconds, endS: seconds });
export type SpokenWord = z.infer<typeof spokenWordSchema>;

/** What is said in a video. Whoever shows a time says how exact it is. */
export const transcriptSchema = z.object({
  source: transcriptSourceSchema,
  /** ISO 639-1, as the speech engine names it; null where nobody did. */
  language: z.string().max(16).nullable(),
  text: z.string().max(DEMO_TRANSCRIPT_MAX_CHARS),
  /** Every word of the text in its order. */
  words: z.array(spokenWordSchema).max(DEMO_TRANSCRIPT_MAX_WORDS),
  /** Whether words were timed, or lines with their words spread evenly, or the whole text spread over where somebody speaks. */
  timing: z.enum(['words', 'lines', 'estimated']),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** Why there is no transcript. */
export const noTranscriptReasonSchema = z.enum(['no-speech-engine', 'speech-engine-failed', 'no-audio', 'no-speech']);
export type NoTranscriptReason = z.infer<typeof noTranscriptReasonSchema>;
