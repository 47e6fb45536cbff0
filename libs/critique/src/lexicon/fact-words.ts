import { readWords } from './read-words.js';
/** Who speaks or is spoken to: a sentence with one of these is about the founders or their customer, not about the world. */
export const PARTIES = readWords('parties');

/** Words that open a statement about many or about nobody. */
export const QUANTIFIERS = readWords('quantifiers');

/** Wholes that statements are made about, and nothing a founder could sell. */
export const WHOLES = readWords('wholes');

/** What makes a subject stand for many: "the average bus". */
export const GENERAL_ADJECTIVES = readWords('general-adjectives');

/** Verbs of getting: "nurses get their wages on the day" says what a customer is given. */
export const RECEIVING_VERBS = readWords('receiving-verbs');

/** Words of an evil, a share or a comparison, which turn a sentence about a customer into a statement about the world. */
export const STATEMENT_SIGNS = readWords('statement-signs');

/** Plurals without an s. */
export const IRREGULAR_PLURALS = readWords('irregular-plurals');
