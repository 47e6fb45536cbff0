import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['loss', 'eased']);

/** How things are without the product, and nothing that became less of it. */
export const isLoss = (words: string): boolean => WORDS.loss.test(words) && !WORDS.eased.test(words);
