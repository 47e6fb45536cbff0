import type { Span } from '@playbook/contracts/shared/span.schema';
import { BUZZ_CATEGORIES, VAGUE_CATEGORIES } from '../text/terms/term-catalogue.js';
import type { TermHit } from '../text/terms/match-terms.js';
import type { TermCategory } from '../lexicon/terms/term.js';
import type { PitchText } from './read-text.js';

/** Weight of the lexicon terms of one kind. */
export interface Load {
  readonly weight: number;
  readonly terms: readonly string[];
  readonly spans: readonly Span[];
}

export interface LoadMeasurement {
  /** S17. */
  readonly buzz: Load;
  /** S18. */
  readonly vague: Load;
  /** S19. */
  readonly hype: Load;
  /** S20. */
  readonly hedge: Load;
  /** Terms of the ai-hype list, which may stand where a mechanism should. */
  readonly aiHype: Load;
  /** Fashionable technology. */
  readonly trendTech: Load;
  /** Weight-3 terms of the ai-hype list. */
  readonly strongAiHype: Load;
}

function loadOf(hits: readonly TermHit[], counts: (category: TermCategory, weight: number) => boolean): Load {
  const counted = hits.filter((hit) => !hit.allowed && counts(hit.term.category, hit.term.weight));
  return {
    weight: counted.reduce((sum, hit) => sum + hit.term.weight, 0),
    terms: [...new Set(counted.map((hit) => hit.term.term))],
    spans: counted.map((hit) => hit.span),
  };
}

const ALWAYS_CUT_WEIGHT = 3;

/** S17 to S20: how much of the sentence is lexicon terms. */
export function measureLoads({ hits }: PitchText): LoadMeasurement {
  return {
    buzz: loadOf(hits, (category) => BUZZ_CATEGORIES.has(category)),
    vague: loadOf(hits, (category) => VAGUE_CATEGORIES.has(category)),
    hype: loadOf(hits, (category) => category === 'hype'),
    hedge: loadOf(hits, (category) => category === 'hedges'),
    aiHype: loadOf(hits, (category) => category === 'ai-hype'),
    trendTech: loadOf(hits, (category) => category === 'trend-tech'),
    strongAiHype: loadOf(hits, (category, weight) => category === 'ai-hype' && weight >= ALWAYS_CUT_WEIGHT),
  };
}
