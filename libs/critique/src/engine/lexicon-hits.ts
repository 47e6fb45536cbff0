import type { Span } from '@playbook/contracts/core/span.schema';
import { BUZZ_CATEGORIES, VAGUE_CATEGORIES } from '../text/terms/term-catalogue.js';
import type { TermHit } from '../text/terms/match-terms.js';
import type { TermCategory } from '../lexicon/term.js';
import type { PitchText } from './read-text.js';

/** Weight of the lexicon terms of one kind. */
export interface LexiconHits {
  readonly weight: number;
  readonly terms: readonly string[];
  readonly spans: readonly Span[];
}

export interface LexiconHitsByKind {
  /** S17. */
  readonly buzz: LexiconHits;
  /** S18. */
  readonly vague: LexiconHits;
  /** S19. */
  readonly hype: LexiconHits;
  /** S20. */
  readonly hedge: LexiconHits;
  /** Terms of the ai-hype list, which may stand where a mechanism should. */
  readonly aiHype: LexiconHits;
  /** Fashionable technology. */
  readonly trendTech: LexiconHits;
  /** Weight-3 terms of the ai-hype list. */
  readonly strongAiHype: LexiconHits;
}

function hitsOf(hits: readonly TermHit[], counts: (category: TermCategory, weight: number) => boolean): LexiconHits {
  const counted = hits.filter((hit) => !hit.allowed && counts(hit.term.category, hit.term.weight));
  return {
    weight: counted.reduce((sum, hit) => sum + hit.term.weight, 0),
    terms: [...new Set(counted.map((hit) => hit.term.term))],
    spans: counted.map((hit) => hit.span),
  };
}

const ALWAYS_CUT_WEIGHT = 3;

/** S17 to S20: how much of the sentence is lexicon terms. */
export function measureLexiconHits({ hits }: PitchText): LexiconHitsByKind {
  return {
    buzz: hitsOf(hits, (category) => BUZZ_CATEGORIES.has(category)),
    vague: hitsOf(hits, (category) => VAGUE_CATEGORIES.has(category)),
    hype: hitsOf(hits, (category) => category === 'hype'),
    hedge: hitsOf(hits, (category) => category === 'hedges'),
    aiHype: hitsOf(hits, (category) => category === 'ai-hype'),
    trendTech: hitsOf(hits, (category) => category === 'trend-tech'),
    strongAiHype: hitsOf(hits, (category, weight) => category === 'ai-hype' && weight >= ALWAYS_CUT_WEIGHT),
  };
}
