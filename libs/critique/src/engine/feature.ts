import type { Span } from '@playbook/contracts/shared/span.schema';

/** A named measurement the fitted model reads: a count, a share or a grade, with the words it was found in. */
export interface Feature {
  /** `family.name`, as it stands in the model file. */
  readonly id: string;
  readonly value: number;
  readonly spans: readonly Span[];
  /** The words it takes points for, where those are other words than it gives points for. */
  readonly takingSpans?: readonly Span[];
}
