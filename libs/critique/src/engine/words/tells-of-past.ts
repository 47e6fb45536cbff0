import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('prefill', ['ofPast']);

/**
 * Whether a sentence tells what the founders did before, or one of them did elsewhere: "I ran payables at Coyote for five years". Its numbers are
 * none of the startup's.
 */
export const tellsOfPast = (sentence: string): boolean => WORDS.ofPast.test(sentence);
