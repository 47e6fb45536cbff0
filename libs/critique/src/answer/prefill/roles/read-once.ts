import { type PitchText, readPitch } from '../../../engine/read-text.js';
import { oncePerSentence } from '../../../text/known-texts.js';

/** Reads a sentence once within a judgement: seventeen fields are filled in from the same sentences of a brief. */
export const readOnce = oncePerSentence((sentence): PitchText => readPitch(sentence));
