import type { IdeaField } from '@playbook/contracts/analysis/idea-check.schema';

/** A kind of wording that says something about an idea, found by patterns. */
export interface IdeaCue {
  /** `family.name`, as it stands in the model file. */
  readonly id: string;
  readonly patterns: readonly RegExp[];
  /** The only field it is looked for in; both when absent. */
  readonly field?: IdeaField;
  /** Direction the fitted models may use it in: 1 more is better, -1 more is worse, 0 either. Per model: alignment, why-now, risk. */
  readonly directions?: IdeaDirections;
}

/** Directions of a feature in the three models; a missing one is free. */
export interface IdeaDirections {
  readonly alignment?: -1 | 0 | 1;
  readonly whyNow?: -1 | 0 | 1;
  readonly risk?: -1 | 0 | 1;
}
