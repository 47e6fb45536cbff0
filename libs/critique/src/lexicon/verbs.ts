import { readWords } from './read-words.js';
/** Verbs that could stand in any pitch: they say that something happens, not what (signal S6). */
export const EMPTY_VERBS = readWords('empty-verbs');

/** Verbs of jobs a customer can watch; used where the tagger takes a short verb for a noun. */
export const CONCRETE_VERBS = readWords('concrete-verbs');

/** Verbs of a result a customer gets (signal S12). */
export const OUTCOME_VERBS = readWords('outcome-verbs');

/** Verbs that take a problem away when their object is one (signal S12). */
export const SOLVING_VERBS = readWords('solving-verbs');
