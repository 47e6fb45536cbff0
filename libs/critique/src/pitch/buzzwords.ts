import type { Buzzword } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { BUZZ_CATEGORIES, SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import type { TermHit } from '../text/terms/match-terms.js';
import { isWithin } from '../text/spans/span.js';
import { isMeant } from '../text/terms/words-meant.js';

const MAX_RISK_TERMS = 8;

/** Weak words that say nothing wherever they stand; of the others ("people", "workflow") most are the word that is meant. */
const EMPTY_ANYWHERE: ReadonlySet<string> = new Set(['actually', 'literally', 'totally']);
/** "Cheaper" compares, and says how much where the text has a number or names what it is against. */
const COMPARES: ReadonlySet<string> = new Set(['cheaper', 'faster', 'quickly']);
const SAYS_HOW_MUCH = /\d|%|\b(?:times|twice|half|third|quarter|double|than)\b/i;

/** Whether a term is told to a founder: a plain word is only where it surely says nothing. */
const isWorthMarking = (text: string, { term: { term, weight } }: TermHit): boolean =>
  weight >= SKIPPED_WEIGHT || EMPTY_ANYWHERE.has(term) || (COMPARES.has(term) && !SAYS_HOW_MUCH.test(text));

/** Every lexicon term found that is worth telling and not meant as it stands there, with the plain words to put in its place. */
export function buzzwordsOf(text: string, hits: readonly TermHit[]): Buzzword[] {
  return hits
    .filter((hit) => !hit.allowed && isWorthMarking(text, hit) && !isMeant(text, hit.span))
    .map(({ term, span }) => ({ term: term.term, replacement: term.replacement, weight: term.weight, span }));
}

/** The terms shown as badges: buzz and hype of weight 2 and more, each once, at most 8 (section 2 of the rubric). */
export function buzzwordRiskOf(text: string, hits: readonly TermHit[]): string[] {
  const risky = hits.filter(
    ({ term, allowed, span }) =>
      !allowed &&
      !isMeant(text, span) &&
      term.weight >= SKIPPED_WEIGHT &&
      (BUZZ_CATEGORIES.has(term.category) || term.category === 'hype'),
  );
  return [...new Set(risky.map((hit) => hit.term.term))].slice(0, MAX_RISK_TERMS);
}

const JOINS = /\s(?:for|of|to|with|and|that)$/i;
const LISTED_BEFORE = /(?:,|,? and|:)\s$/i;
const LISTED_BEHIND = /^(?:\s[\w-]{2,20})?(?:,|,? and\b)/i;
/** Shorter lists are a sentence. */
const MIN_COMMAS = 3;

/** "Scheduling, analytics, community and courses" lists what it has: none of it is an empty word there. */
const isListed = (text: string, { start, end }: Span): boolean =>
  LISTED_BEFORE.test(text.slice(0, start)) &&
  LISTED_BEHIND.test(text.slice(end)) &&
  (text.match(/,/g)?.length ?? 0) >= MIN_COMMAS;

const ADJECTIVE = /(?:^smart|ent|ive|able|ous|ful|less|ed)$/i;
const ENDS_CLAUSE = /^\s{0,2}(?:[.,;:!?–—]|$)/;
/** "To make the lighting intelligent:" says nothing at all without its last word. */
const endsClause = (text: string, { start, end }: Span): boolean =>
  ADJECTIVE.test(text.slice(start, end)) && ENDS_CLAUSE.test(text.slice(end));

/** Which of the words that a list calls empty a founder is told of: each place once, and none that is meant as it stands. */
export const emptyWordsIn = (text: string, spans: readonly Span[]): Span[] =>
  spans
    .filter((span) => !isMeant(text, span) && !isListed(text, span) && !endsClause(text, span))
    .filter((span) => !spans.some((other) => isWithin(span, other)))
    .map(({ start, end }) => ({ start, end: end - (JOINS.exec(text.slice(start, end))?.[0].length ?? 0) }));
