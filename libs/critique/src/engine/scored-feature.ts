import type { Span } from '@playbook/contracts/shared/span.schema';
import type { Feature } from './feature.js';

/** A score with the words it stands on, which are worked out when asked for: most readings only compare values. */
export interface StandingScore {
  readonly value: number;
  readonly giving: readonly Span[];
  readonly taking: readonly Span[];
}

/** The feature that a score of words is. */
export class ScoredFeature implements Feature {
  readonly value: number;

  constructor(
    readonly id: string,
    private readonly score: StandingScore,
  ) {
    this.value = score.value;
  }

  get spans(): readonly Span[] {
    return this.score.giving;
  }

  get takingSpans(): readonly Span[] {
    return this.score.taking;
  }
}
