import { readWords } from './read-words.js';
/** Everyday nouns: knowing one of them shows no knowledge of a trade (domain nouns are the others). */
export const GENERAL_NOUNS = readWords('general-nouns');
