import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { withoutQuotes } from './misquotes.js';

const PRAISE = readSinglePatterns('reply', ['praise']).praise;

/** Whether a line praises; words that it quotes are the founder's. */
export const praises = (line: string): boolean => PRAISE.test(withoutQuotes(line));
