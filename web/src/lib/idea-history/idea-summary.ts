import type { IdeaCheck, IdeaCheckSummary } from '@playbook/contracts/analysis/idea-check.schema';

/** What a list of checks shows of one. */
export const summaryOf = (check: IdeaCheck): IdeaCheckSummary => ({
  id: check.id,
  ideaBrief: check.form.ideaBrief,
  stage: check.form.stage,
  ycAlignmentScore: check.ycAlignmentScore,
  riskLevel: check.categoryRisk.level,
  whyNowScore: check.whyNowAlignment.score,
  notScoredReason: check.notScoredReason,
  engine: check.engine,
  createdAt: check.createdAt,
});
