import { AI_HYPE } from '../../lexicon/terms/ai-hype.js';
import { BUSINESS_JARGON } from '../../lexicon/terms/business-jargon.js';
import { CORPORATE_VERBS } from '../../lexicon/terms/corporate-verbs.js';
import { FILLER_INTENSIFIERS } from '../../lexicon/terms/filler-intensifiers.js';
import { HEDGES } from '../../lexicon/terms/hedges.js';
import { HYPE } from '../../lexicon/terms/hype.js';
import { PLATFORM_SPEAK } from '../../lexicon/terms/platform-speak.js';
import { TREND_TECH } from '../../lexicon/terms/trend-tech.js';
import { VAGUE_ADJECTIVES } from '../../lexicon/terms/vague-adjectives.js';
import { VAGUE_AUDIENCE } from '../../lexicon/terms/vague-audience.js';
import { VAGUE_QUANTITIES } from '../../lexicon/terms/vague-quantities.js';
import type { Term, TermCategory, TermRow } from '../../lexicon/terms/term.js';
import { unitsOf } from './units.js';

const ROWS_BY_CATEGORY: Readonly<Record<TermCategory, readonly TermRow[]>> = {
  'platform-speak': PLATFORM_SPEAK,
  'ai-hype': AI_HYPE,
  'trend-tech': TREND_TECH,
  'corporate-verbs': CORPORATE_VERBS,
  'vague-adjectives': VAGUE_ADJECTIVES,
  'vague-quantities': VAGUE_QUANTITIES,
  'vague-audience': VAGUE_AUDIENCE,
  hype: HYPE,
  'business-jargon': BUSINESS_JARGON,
  hedges: HEDGES,
  'filler-intensifiers': FILLER_INTENSIFIERS,
};

function termsOf(category: TermCategory): Term[] {
  return ROWS_BY_CATEGORY[category].map(([term, replacement, weight]) => ({
    term,
    category,
    replacement,
    weight,
    units: unitsOf(term).map((unit) => unit.text),
  }));
}

/** Every term of the buzzword, vague-word and hype list. */
export const LEXICON: readonly Term[] = (Object.keys(ROWS_BY_CATEGORY) as TermCategory[]).flatMap(termsOf);

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
