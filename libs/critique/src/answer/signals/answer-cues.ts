import { readPatterns } from '../../lexicon/read-patterns.js';

/** Facts that a partner listens for in any answer, by name. */
export const FACT_CUES = readPatterns('answer-facts');

/** How the founders talk, by name. */
export const VOICE_CUES = readPatterns('answer-voice');

/** What costs a reader's trust or time, by name. */
export const FAULT_CUES = readPatterns('answer-faults');

/** What spoils one question only, by the question's field. */
export const FIELD_FAULTS = readPatterns('answer-field-faults');
