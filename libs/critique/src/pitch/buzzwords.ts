import type { Buzzword } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { BUZZ_CATEGORIES, SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import type { TermHit } from '../text/terms/match-terms.js';
import { isMeant } from '../text/terms/words-meant.js';

const MAX_RISK_TERMS = 8;

/** Every lexicon term found that is not meant as it stands there, with the plain words to put in its place. */
export function buzzwordsOf(text: string, hits: readonly TermHit[]): Buzzword[] {
  return hits
    .filter((hit) => !hit.allowed && !isMeant(text, hit.span))
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
