import { readWords } from './read-words.js';
/** Countries, demonyms, states and cities a pitch may name, in lower case; enough to tell a place from a product. */
export const PLACES = readWords('places');
