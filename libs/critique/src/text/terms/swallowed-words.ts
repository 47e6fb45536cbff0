import type { Span } from '@playbook/contracts/core/span.schema';
import { LEXICON, SKIPPED_WEIGHT } from './term-catalogue.js';
import type { TermHit } from './match-terms.js';
import type { Term } from '../../lexicon/term.js';

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

/** Where in its text the plain words of a term stand, with what joins them to the strong one; null where it has none. */
export function swallowedSpan({ term, span }: TermHit): Span | null {
  if (swallowedWords(term) === '') return null;
  const [first = '', last = ''] = [term.units[0], term.units.at(-1)];
  return STRONG_UNITS.has(first)
    ? { start: span.start + first.length, end: span.end }
    : { start: span.start, end: span.end - last.length };
}
