import type { AnalystOutcome, Engine } from '@playbook/contracts/shared/analyst.schema';
import type { IdeaCheck, IdeaCritique } from '@playbook/contracts/analysis/idea-check.schema';
import { draftOf, type IdeaDraft } from '../../../lib/idea-history/idea-draft.js';

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

/** Figures marked 'Sample' are not a measurement. */
export const isSample = (check: ShownIdeaCheck): boolean => check.engine === null;
