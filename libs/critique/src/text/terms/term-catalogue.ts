import { readTerms, TERM_CATEGORIES, type Term, type TermCategory } from '../../lexicon/term.js';
import { unitsOf } from './units.js';

/** Every term of the buzzword, vague-word and hype list. */
export const LEXICON: readonly Term[] = TERM_CATEGORIES.flatMap(readTerms).map((term) => ({
  ...term,
  units: unitsOf(term.term).map((unit) => unit.text),
}));

function indexByFirstUnit(terms: readonly Term[]): ReadonlyMap<string, readonly Term[]> {
  const index = new Map<string, Term[]>();
  for (const term of terms) {
    const [first] = term.units;
    if (first === undefined) continue;
    index.set(first, [...(index.get(first) ?? []), term]);
  }
  for (const list of index.values()) list.sort((a, b) => b.units.length - a.units.length);
  return index;
}

/** Terms by their first unit, longest first. */
export const TERMS_BY_FIRST_UNIT = indexByFirstUnit(LEXICON);

/** Categories that count as buzz load (signal S17). */
export const BUZZ_CATEGORIES: ReadonlySet<TermCategory> = new Set([
  'platform-speak',
  'ai-hype',
  'trend-tech',
  'corporate-verbs',
  'business-jargon',
]);
/** Categories that count as vague load (signal S18). */
export const VAGUE_CATEGORIES: ReadonlySet<TermCategory> = new Set([
  'vague-adjectives',
  'vague-quantities',
  'vague-audience',
]);

/** Terms of this weight and more are read as if they were not there: they may cost points and never earn any. */
export const SKIPPED_WEIGHT = 2;
