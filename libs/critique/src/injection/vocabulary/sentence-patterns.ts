import { readPatterns, readSinglePatterns } from '../../lexicon/read-patterns.js';

/** Sentences that only somebody who talks to whoever judges writes, whatever else they say. */
export const SENTENCE_PATTERNS: readonly RegExp[] = Object.values(readPatterns('injection-forms')).flat();

/** Openings of prompt injections whose other words stand in any text. */
export const { openings: SENTENCE_OPENINGS } = readSinglePatterns('injection-sentences', ['openings']);

/** Sentences that name whoever judges, or the mark that they should give, however much else they say. */
export const DIRECT_PATTERNS: readonly RegExp[] = Object.values(readPatterns('injection-direct')).flat();
