import type { AnalystOutcome } from '@playbook/contracts/shared/analyst.schema';
import type {
  IdeaCheck,
  IdeaCheckSummary,
  IdeaCritique,
  IdeaForm,
} from '@playbook/contracts/analysis/idea-check.schema';

/** What the repository reads of a stored check. */
export interface IdeaCheckRow {
  readonly id: string;
  readonly form: IdeaForm;
  readonly critique: IdeaCritique;
  readonly outcome: AnalystOutcome;
  readonly createdAt: Date | string;
}

export const toIdeaCheck = ({ id, form, critique, outcome, createdAt }: IdeaCheckRow): IdeaCheck => ({
  ...critique,
  ...outcome,
  type: 'IDEA_CHECK',
  id,
  form,
  createdAt: new Date(createdAt).toISOString(),
});

/** What the repository reads of a check for a list. */
export type IdeaCheckSummaryRow = Omit<IdeaCheckSummary, 'createdAt'> & { readonly createdAt: Date | string };

export const toIdeaCheckSummary = (row: IdeaCheckSummaryRow): IdeaCheckSummary => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
});
