import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('prefill', ['ofPast', 'ofTried']);

/**
 * Whether a sentence tells what the founders did before, or one of them did elsewhere: "I ran payables at Coyote for five years". Its numbers are
 * none of the startup's.
 */
export const tellsOfPast = (sentence: string): boolean => WORDS.ofPast.test(sentence);

/** Whether a sentence tells what the founders made or tried before and no longer do: "before we made an app for residents". */
export const tellsOfTried = (sentence: string): boolean => WORDS.ofTried.test(sentence.trim());
