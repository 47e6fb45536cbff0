import { readWords } from './read-words.js';
/** Nouns that name a whole sector or an idea of one: nothing a founder could hand over. */
export const SECTOR_NOUNS = readWords('sector-nouns');

/** Verbs of slogans: what is done could not be watched. */
export const SLOGAN_VERBS = readWords('slogan-verbs');

/** Everyday verbs one can watch somebody do, or see happen; besides the concrete verbs of offers. */
export const WATCHED_VERBS = readWords('watched-verbs');

/** Adjectives of slogans. */
export const SLOGAN_ADJECTIVES = readWords('slogan-adjectives');
