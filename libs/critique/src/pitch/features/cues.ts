import { readPatterns } from '../../lexicon/read-patterns.js';

/** Phrases whose number the model reads, by name. */
export const CUES = readPatterns('pitch-cues');
