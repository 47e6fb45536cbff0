import {
  IDEA_INDUSTRIES,
  IDEA_STAGES,
  IDEA_TARGET_USERS,
  type IdeaStage,
  type RiskLevel,
} from '@playbook/contracts/analysis/idea-check.schema';

/** Labels of the stages (section 3 of the specification). */
const STAGE_LABELS: Readonly<Record<IdeaStage, string>> = {
  idea: 'Idea',
  mvp: 'MVP',
  users: 'Users',
  revenue: 'Revenue',
};

const withBlank = (prompt: string, options: readonly string[]) => [
  { value: '', label: prompt },
  ...options.map((option) => ({ value: option, label: option })),
];

export const TARGET_USER_CHOICES = withBlank('Select target user', IDEA_TARGET_USERS);
export const INDUSTRY_CHOICES = withBlank('Select industry', IDEA_INDUSTRIES);
export const STAGE_CHOICES = IDEA_STAGES.map((stage) => ({ value: stage, label: STAGE_LABELS[stage] }));

/** The order of risk: a lower place is better. */
export const RISK_ORDER: readonly RiskLevel[] = ['low', 'medium', 'high'];
