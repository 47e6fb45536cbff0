import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import { FACTOR_MAX_CHARS } from '@playbook/contracts/insights/smart-suggestions.schema';
import { sentenceAt } from '@playbook/domain/text/sentence-at';

/** Whether a request says what the startup does; choices alone do not. */
export const namesStartup = ({ ideaBrief, problem, description }: InsightsRequest): boolean =>
  [ideaBrief, problem, description].some((text) => text !== undefined && text.trim() !== '');

/** The founder's sentences that tell a change, whole: what is shown of them beside a score is shortened, and would be no text for an answer. */
function changesIn({ form, whyNowAlignment }: IdeaCheck): string[] {
  const spans = whyNowAlignment.details
    .filter(({ kind }) => kind === 'founder')
    .flatMap(({ spans: [span] }) => span ?? []);
  const sentences = spans.map(({ field, start }) => sentenceAt(form[field], start));
  return [...new Set(sentences)].filter(({ length }) => length > 0 && length <= FACTOR_MAX_CHARS);
}

/** A request about the idea of a check. What the caller says itself goes before. */
export function fillInIdeaCheck(request: InsightsRequest, check: IdeaCheck): InsightsRequest {
  const { ideaBrief, problem, targetUser, industry, stage } = check.form;
  return { ideaBrief, problem, targetUser, industry, stage, whyNowFactors: changesIn(check), ...request };
}
