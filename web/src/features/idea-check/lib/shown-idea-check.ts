import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import type { IdeaCheck, IdeaCritique, IdeaPartial } from '@playbook/contracts/analysis/idea-check.schema';
import type { AnalysisState } from '../../../lib/analysis/use-analysis.js';
import { draftOf, type IdeaDraft } from '../../../lib/idea-check/idea-draft.js';

/** What the result area shows: a real check, or what stands in for one (decisions D3 and D4). */
export interface ShownIdeaCheck extends Omit<IdeaCritique, 'engine'>, AnalystOutcome {
  readonly draft: IdeaDraft;
  /** Null when nothing was checked. */
  readonly engine: Engine | null;
  /** The stored check; null when there is none. */
  readonly stored: { readonly id: string; readonly createdAt: string } | null;
}

/** A stored check as it is shown. */
export function shownOf({ id, createdAt, form, ...check }: IdeaCheck): ShownIdeaCheck {
  return { ...check, draft: draftOf(form), stored: { id, createdAt } };
}

/** What the idea check's screen shows, and how its request goes. */
export type IdeaResultState = AnalysisState<IdeaDraft, IdeaPartial, ShownIdeaCheck>;
