import { PatternFamily } from '../../text/search/pattern-family.js';

/** What the signals look for in what is left of a pitch without lexicon terms and keywords. */
export const READ_PATTERNS = new PatternFamily();

/** What the signals look for in a pitch with its lexicon terms. */
export const PLAIN_PATTERNS = new PatternFamily();
