import type { IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import type { UserIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import { userContextHash } from '../../../../lib/idea-check/user-context-hash.js';

/** What insights are about: the founder's newest idea check. */
export interface UserContext {
  /** Of industry, stage and target user, which decide what is known (specification, section 3). */
  readonly hash: string;
  readonly startupDescription: string;
  readonly targetUsers: string;
  /** How far the company is; null before the first idea check. */
  readonly stage: IdeaStage | null;
}

/** The context of an idea check; null stands for none. */
export function userContextOf(ideaCheck: UserIdeaCheck | null): UserContext {
  const {
    industry = '',
    stage = '',
    target_users: targetUsers = '',
    idea_brief: brief = '',
    problem = '',
  } = ideaCheck ?? {};
  return {
    hash: userContextHash({ industry, stage, targetUser: targetUsers }),
    startupDescription: [brief, problem].filter((text) => text !== '').join('\n\n'),
    targetUsers,
    stage: ideaCheck?.stage ?? null,
  };
}
