import { LEXICON, SKIPPED_WEIGHT } from './lexicon.js';
import type { Term } from './term.js';

const STRONG_UNITS = new Set(
  LEXICON.filter(({ weight, units }) => weight >= SKIPPED_WEIGHT && units.length === 1).map(({ units }) => units[0]),
);

function restOf({ units }: Term): string {
  if (STRONG_UNITS.has(units[0])) return units.slice(1).join(' ');
  if (STRONG_UNITS.has(units.at(-1))) return units.slice(0, -1).join(' ');
  return '';
}

const RESTS = new Map(LEXICON.map((term) => [term, restOf(term)]));

/** The plain words of a term beside a word that is a strong term by itself ("AI" of "leveraging AI"); empty for most. */
export const swallowedWords = (term: Term): string => RESTS.get(term) ?? '';
