import { IDEA_CUES, type IdeaDirections } from '@playbook/critique/idea/cues/idea-cues';
import type { IdeaScoreName } from '@playbook/critique/idea/scoring/idea-model';

const UP: IdeaDirections = { alignment: 1 };
const NEVER_HELPS: IdeaDirections = { alignment: -1, whyNow: -1, risk: 1 };
const CHANGE: IdeaDirections = { whyNow: 1 };
const TALK: IdeaDirections = { whyNow: -1 };

/** By feature, or by family with its dot. */
const DIRECTIONS: Readonly<Record<string, IdeaDirections>> = {
  'detail.': UP,
  'customer.': UP,
  'insight.tradeWords': { alignment: 1, risk: -1 },
  'insight.facts': UP,
  'problem.hurts': UP,
  'size.': UP,
  'picture.': UP,
  'form.onlyAnIdea': { alignment: -1, risk: 1 },
  'form.inUse': { alignment: 1, risk: -1 },
  'claims.': NEVER_HELPS,
  'load.': NEVER_HELPS,
  'trap.': { alignment: -1, risk: 1 },
  'words.risk': { risk: 1 },
  'change.': CHANGE,
  'change.talk': TALK,
  'change.against': TALK,
  'change.farFuture': TALK,
};

const OF_CUES = new Map(IDEA_CUES.map(({ id, directions = {} }) => [id, directions]));

/** The direction a feature may move a score in: 1 more is better (or riskier), -1 the reverse, 0 either. */
export function directionOf(feature: string, score: IdeaScoreName): -1 | 0 | 1 {
  const family = feature.slice(0, feature.indexOf('.') + 1);
  const own = OF_CUES.get(feature) ?? DIRECTIONS[feature] ?? DIRECTIONS[family] ?? {};
  return own[score] ?? 0;
}
