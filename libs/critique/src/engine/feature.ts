import type { Span } from '@playbook/contracts/core/span.schema';

/** A named measurement the fitted model reads: a count, a share or a grade, with the words it was found in. */
export interface Feature<S extends Span = Span, Id extends string = string> {
  /** `family.name`, as it stands in the model file. */
  readonly id: Id;
  readonly value: number;
  readonly spans: readonly S[];
  /** The words it takes points for, where those are other words than it gives points for. */
  readonly takingSpans?: readonly S[];
}

const NO_SPANS: readonly never[] = [];

/** A feature and the words it stands on. */
export const feature = <Id extends string, S extends Span = Span>(
  id: Id,
  value: number,
  spans: readonly S[] = NO_SPANS,
): Feature<S, Id> => ({ id, value, spans });

/** How many there are, up to `most`, and the words they stand on. */
export const counted = <Id extends string, S extends Span>(id: Id, spans: readonly S[], most: number): Feature<S, Id> =>
  feature(id, Math.min(spans.length, most), spans);

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
