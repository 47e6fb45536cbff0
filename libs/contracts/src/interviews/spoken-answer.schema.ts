import { z } from 'zod';
import { INTERVIEW_ANSWER_MAX_CHARS } from './interview.schema.js';

/** Longest recording of an answer; a partner has interrupted long before. */
export const SPOKEN_ANSWER_MAX_S = 90;
/** With what browsers' recorders make, several minutes. */
export const SPOKEN_ANSWER_MAX_BYTES = 600_000;
const BASE64_BYTES = 3;
const BASE64_CHARS = 4;

/** What the recorders of browsers make, with the end that a file of it has. */
export const SOUND_TYPES = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'mp4' } as const;
export type SoundType = keyof typeof SOUND_TYPES;

/** A recorded answer; it is written down and kept nowhere. */
export const spokenAnswerSchema = z.object({
  type: z.enum(['audio/webm', 'audio/ogg', 'audio/mp4']),
  sound: z
    .base64({ error: 'must be a recording in base64' })
    .min(1, { error: 'must not be empty' })
    .max(Math.ceil(SPOKEN_ANSWER_MAX_BYTES / BASE64_BYTES) * BASE64_CHARS, { error: 'is too long a recording' }),
});

/** What was heard, for the founder to read and change before it is an answer; empty where there were no words. */
export const heardAnswerSchema = z.object({ text: z.string().max(INTERVIEW_ANSWER_MAX_CHARS) });

/** What this installation can do for interviews. */
export const interviewAbilitiesSchema = z.object({
  /** Whether a spoken answer can be written down here. */
  canTranscribe: z.boolean(),
});
