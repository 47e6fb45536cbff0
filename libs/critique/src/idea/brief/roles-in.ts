import { sentencesOf } from '../../answer/prefill/read-sentences.js';
import { readOnce } from './read-once.js';
import { likelySays, type SaidRoles, says, tellsPrice } from './said-roles.js';
import type { SentenceRole } from './sentence-role.js';
import { rolesOf } from './sentence-roles.js';

/** What the sentences of a brief say, to be asked for a part of it. */
export interface RolesIn {
  /** Roles of the sentence that a part of the brief stands in; undefined where it stands in none. */
  readonly of: (part: string) => SaidRoles | undefined;
  /** Whether a part of the brief may say this; what is not of the brief, or of a short one whose sentences are told less surely, may say anything. */
  readonly maySay: (part: string, role: SentenceRole) => boolean;
}

/** What is done today is told least surely: below this score it is somebody's story as often. */
const LEAST_TODAY = 0.36;

/** Reads a brief once for all that is asked of its sentences. */
export function rolesIn(brief: string): RolesIn {
  const sentences = sentencesOf(brief);
  const roles = rolesOf(sentences.map(readOnce));
  const lower = sentences.map((text) => text.toLowerCase());
  const of = (part: string): SaidRoles | undefined => {
    const said = part.trim().toLowerCase();
    const at = said === '' ? -1 : lower.findIndex((text) => text.includes(said) || said.startsWith(text));
    return at < 0 ? undefined : roles[at];
  };
  return {
    of,
    maySay: (part, role) => {
      const own = of(part);
      if (own === undefined || !own.isOfLong) return true;
      if (role === 'price') return tellsPrice(own);
      if (role === 'today' && (own.scores.today < LEAST_TODAY || own.sure.has('traction'))) return false;
      return role === 'traction' ? likelySays(own, role) : says(own, role);
    },
  };
}
