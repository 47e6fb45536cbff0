import { readWords } from './read-words.js';

/** Countries, demonyms, states and cities a pitch may name, in lower case; enough to tell a place from a product. */
export const PLACES = readWords('places');

/** Companies everyone agrees are a success: X in "X for Y" works only with one of these (signal S16). */
export const HOUSEHOLD_NAMES = readWords('household-names');

/** Names developers, and only they, all know. */
export const DEVELOPER_HOUSEHOLD_NAMES = readWords('developer-household-names');
