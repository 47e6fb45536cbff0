import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { withoutQuotes } from './misquotes.js';

const ABSENCE = readSinglePatterns('reply', ['absence']).absence;

/** Whether a line says that something is not there, or is not to be done; what it quotes says nothing of its own. */
export const tellsAbsence = (line: string): boolean => ABSENCE.test(withoutQuotes(line));
