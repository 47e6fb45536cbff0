import type { UserIdeaCheck } from '@playbook/contracts/analysis-content.contract';

/** What insights are about: the founder's newest idea check. */
export interface UserContext {
  /** Of industry, stage and target user, which decide what is known (specification, section 3). */
  readonly hash: string;
  readonly startupDescription: string;
  readonly targetUsers: string;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const HEX = 16;

/** A short fingerprint (FNV-1a), to notice changes; nothing is kept secret by it. */
function fingerprint(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0).toString(HEX);
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
    hash: fingerprint(JSON.stringify([industry, stage, targetUsers])),
    startupDescription: [brief, problem].filter((text) => text !== '').join('\n\n'),
    targetUsers,
  };
}
