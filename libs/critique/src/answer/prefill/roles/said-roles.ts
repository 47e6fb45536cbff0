import { type RoleScores, SENTENCE_ROLES, type SentenceRole } from './sentence-role.js';

/** What a sentence says, as far as the model can tell. */
export interface SaidRoles {
  readonly scores: RoleScores;
  /** Roles that it may have; where one is missing, the sentence says something else. */
  readonly possible: ReadonlySet<SentenceRole>;
  /** Roles that it has more likely than not. */
  readonly likely: ReadonlySet<SentenceRole>;
  readonly sure: ReadonlySet<SentenceRole>;
  /** Whether it stands in a text of many sentences, where those around it tell more. */
  readonly isOfLong: boolean;
  /** Whether it stands among so many that what it surely says before anything else may be quoted for that. */
  readonly isTold: boolean;
}

/** A second thing that a sentence says is about as sure as the first; in a short text it is told less surely. */
const BESIDE_FIRST = 0.65;
const BESIDE_FIRST_OF_SHORT = 0.2;
/** What says nothing of the present product, of whoever buys it or of how they fare without it. */
const BESIDE_STARTUP: readonly SentenceRole[] = ['founder', 'past', 'quote', 'other'];
const OF_STARTUP: readonly SentenceRole[] = ['product', 'traction', 'price', 'today', 'change'];

/** What a sentence says most surely. */
export const leadingRole = ({ scores }: SaidRoles): SentenceRole =>
  SENTENCE_ROLES.reduce((best, role) => (scores[role] > scores[best] ? role : best));

/** Whether it tells of the startup, of its customers or of how they fare without it; in a short text every sentence may. */
export const isOfTrade = (roles: SaidRoles): boolean => !roles.isOfLong || OF_STARTUP.includes(leadingRole(roles));

/** What surely tells of something given up counts nothing of the startup, whatever it counts. */
const isOfPast = (roles: SaidRoles): boolean => roles.sure.has('past') && leadingRole(roles) === 'past';

/** Whether it says this, first or beside something else. */
export function says(roles: SaidRoles, role: SentenceRole): boolean {
  const { scores, possible, isOfLong } = roles;
  if (isOfPast(roles)) return role === 'past';
  const share = isOfLong ? BESIDE_FIRST : BESIDE_FIRST_OF_SHORT;
  return possible.has(role) && scores[role] >= share * scores[leadingRole(roles)];
}

/** Whether it tells how far the startup is, or what its product is; in a short text whatever may does. */
export const likelySays = (roles: SaidRoles, role: SentenceRole): boolean =>
  says(roles, role) && (!roles.isOfLong || roles.likely.has(role));

/** Whether a sum in it is what customers pay: it says so, or how many of them there are beside it. */
function tellsPrice(roles: SaidRoles): boolean {
  if (!roles.isOfLong) return says(roles, 'price');
  const isCounted = roles.sure.has('traction') && roles.possible.has('price');
  return !isOfPast(roles) && (roles.sure.has('price') || isCounted);
}

/** Whether it may be quoted for what it says: something given up, and what somebody else said, is quoted for what it surely says only. */
export function tells(roles: SaidRoles, role: SentenceRole): boolean {
  if (role === 'price') return tellsPrice(roles);
  if ((roles.sure.has('past') || roles.sure.has('quote')) && !roles.sure.has(role)) return false;
  // What customers do with the product is nothing that they do without it.
  if (role === 'today' && roles.isOfLong && roles.sure.has('traction')) return false;
  return role === 'traction' ? likelySays(roles, role) : says(roles, role);
}

/** Whether it surely tells of the founders, of what they made before, of what somebody said or of nothing, and of the startup nothing. */
export function isBesideStartup(roles: SaidRoles): boolean {
  const leading = leadingRole(roles);
  const isBeside = BESIDE_STARTUP.includes(leading) && roles.sure.has(leading);
  return (
    isOfPast(roles) ||
    (isBeside && OF_STARTUP.every((role) => roles.scores[role] < BESIDE_FIRST * roles.scores[leading]))
  );
}
