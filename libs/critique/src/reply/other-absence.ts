import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { withoutQuotes } from './misquotes.js';
import { hasUnrelatedSentence } from './unrelated-sentences.js';

const ABSENCE = readSinglePatterns('reply', ['absence']).absence;
const SENTENCE_END = /(?<=[.!?]["'’”)]{0,3})\s+/;

/** Whether a line says that something is not there; what it quotes says nothing of its own. */
export const tellsAbsence = (line: string): boolean => ABSENCE.test(withoutQuotes(line));

/** Whether a line says that something is not there of which the built-in judgement does not say so. */
export function tellsOtherAbsence(line: string, builtIn: string): boolean {
  if (!tellsAbsence(line)) return false;
  return hasUnrelatedSentence(line, builtIn.split(SENTENCE_END).filter(tellsAbsence).join(' '));
}
