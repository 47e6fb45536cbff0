import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';

/** Whether a request says what the startup does; choices alone do not. */
export const namesStartup = ({ ideaBrief, problem, description }: InsightsRequest): boolean =>
  [ideaBrief, problem, description].some((text) => text !== undefined && text.trim() !== '');

/** A request about the idea of a check. What the caller says itself goes before. */
export function fillInIdeaCheck(request: InsightsRequest, { form, whyNowAlignment }: IdeaCheck): InsightsRequest {
  const whyNowFactors = whyNowAlignment.details.filter(({ kind }) => kind === 'founder').map(({ text }) => text);
  const { ideaBrief, problem, targetUser, industry, stage } = form;
  return { ideaBrief, problem, targetUser, industry, stage, whyNowFactors, ...request };
}
