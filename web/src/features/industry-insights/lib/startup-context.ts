import type { UserIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import type { StartupContext } from '@playbook/contracts/insights/industry-insights.schema';
import type { StartupDraft } from '../../../lib/browser-storage/industry-insights.schema.js';
import { userContextHash } from '../../../lib/idea-check/user-context-hash.js';

/** What insights are asked for, and what they are stored with. */
export interface InsightsSubject {
  readonly request: StartupContext;
  readonly startupDescription: string;
  readonly targetUsers: string;
  readonly userContextHash: string;
}

/** The idea of the newest check: nothing has to be typed again. */
export function subjectOfIdeaCheck(check: UserIdeaCheck): InsightsSubject {
  const { idea_brief: ideaBrief, problem, target_users: targetUser, industry, stage } = check;
  return {
    request: { ideaBrief, problem, targetUser, industry, stage },
    startupDescription: [ideaBrief, problem].filter((text) => text.trim() !== '').join('\n\n'),
    targetUsers: targetUser === NOT_SPECIFIED ? '' : targetUser,
    userContextHash: userContextHash({ industry, stage, targetUser }),
  };
}

/** What a founder without an idea check says of the startup; industry and stage are fixed (specification, section 3). */
export function subjectOfDraft({ description, targetUsers }: StartupDraft): InsightsSubject {
  return {
    request: { description, targetUsers, industry: 'general', stage: 'any' },
    startupDescription: description,
    targetUsers,
    userContextHash: userContextHash({ industry: 'general', stage: 'any', targetUser: '' }),
  };
}

/** Both texts are needed. */
export const isFilledIn = ({ description, targetUsers }: StartupDraft): boolean =>
  description.trim() !== '' && targetUsers.trim() !== '';

export const EMPTY_DRAFT: StartupDraft = { description: '', targetUsers: '' };
