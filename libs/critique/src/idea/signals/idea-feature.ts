import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';

/** A named measurement the fitted models read, with the words of the form it was found in. */
export interface IdeaFeature {
  /** `family.name`, as it stands in the model file. */
  readonly id: string;
  readonly value: number;
  readonly spans: readonly IdeaSpan[];
}
