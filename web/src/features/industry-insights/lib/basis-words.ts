import { type IdeaStage, NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightBasis } from '@playbook/contracts/insights/industry-insights.schema';

/** Stages as the forms name them (section 3 of the specification). */
export const STAGE_LABELS: Readonly<Record<IdeaStage, string>> = {
  idea: 'Idea',
  mvp: 'MVP',
  users: 'Users',
  revenue: 'Revenue',
};

const FROM_WORDS: Readonly<Record<InsightBasis['industryFrom'], string>> = {
  founder: '',
  words: ', read from your words',
  'target-user': ', read from your target users',
  nothing: '',
};

/** What insights stand on, so that a founder sees where they were taken for something else. */
export function basisWords({ industry, industryFrom, targetUser, stage }: InsightBasis): string {
  const about = industry === 'General' ? 'Industry not recognized: only what touches your words' : industry;
  return [
    `${about}${FROM_WORDS[industryFrom]}`,
    ...(targetUser === NOT_SPECIFIED ? [] : [targetUser]),
    ...(stage === null ? [] : [`${STAGE_LABELS[stage]} stage`]),
  ].join(' · ');
}
