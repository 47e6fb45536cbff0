import { z } from 'zod';

const ITEMS_MAX = 60_000;
const text = z.string().max(1_000_000);
/** Servers round, and some count a moment before the beginning. */
const moment = z.number().transform((value) => Math.max(0, value));

const wordSchema = z.object({ word: z.string().max(1_000), start: moment, end: moment });
export type HeardWord = z.output<typeof wordSchema>;

/**
 * What servers with OpenAI's API of transcriptions send, in its three forms: words beside the segments (OpenAI), words within them
 * (whisper.cpp), and segments or text alone (models that know no times).
 */
export const speechReplySchema = z.object({
  text: text.catch(''),
  language: z.string().max(64).nullish().catch(null),
  words: z.array(wordSchema).max(ITEMS_MAX).nullish().catch(null),
  segments: z
    .array(
      z.object({
        text: text.catch(''),
        start: moment,
        end: moment,
        words: z.array(wordSchema).max(ITEMS_MAX).nullish().catch(null),
      }),
    )
    .max(ITEMS_MAX)
    .nullish()
    .catch(null),
});
export type SpeechReply = z.output<typeof speechReplySchema>;
