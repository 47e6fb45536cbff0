import { sentencesOf, wordsIn } from '../read-sentences.js';
import { readOnce } from './read-once.js';
import { leadingRole, type SaidRoles, tells } from './said-roles.js';
import type { SentenceRole } from './sentence-role.js';
import { rolesOf } from './sentence-roles.js';

/** What the sentences of a brief say, to be asked for a part of it. */
export interface BriefRoles {
  /** Roles of the sentence that a part of the brief stands in; undefined where it stands in none. */
  readonly of: (part: string) => SaidRoles | undefined;
  /** Whether a part of the brief may say this; what is not of the brief, or of a short one whose sentences are told less surely, may say anything. */
  readonly maySay: (part: string, role: SentenceRole) => boolean;
  /** Sentences that surely say this before anything else, or more likely than not, in their order; none of a brief of fewer than four. */
  readonly saying: (role: SentenceRole, how: 'sure' | 'likely') => readonly string[];
  /** The highest score of a sentence for this; 0 in a brief of fewer than four. */
  readonly highest: (role: SentenceRole) => number;
}

/** A part shares so many words with a sentence that it goes on from. */
const FEWEST_SHARED_WORDS = 3;

/** A part is a clause of a sentence, or goes on behind a semicolon that ends one. */
const goesOnFrom = (part: string, sentence: string): boolean =>
  wordsIn(sentence) >= FEWEST_SHARED_WORDS && part.startsWith(sentence);

/** Reads a brief once for all that is asked of its sentences. */
export function readBriefRoles(brief: string): BriefRoles {
  const sentences = sentencesOf(brief);
  const roles = rolesOf(sentences.map(readOnce));
  const lower = sentences.map((text) => text.toLowerCase());
  const of = (part: string): SaidRoles | undefined => {
    const said = part.trim().toLowerCase();
    if (said === '') return undefined;
    const within = lower.findIndex((text) => text.includes(said));
    return roles[within < 0 ? lower.findIndex((text) => goesOnFrom(said, text)) : within];
  };
  return {
    of,
    saying: (role, how) =>
      sentences.filter((_, index) => {
        const own = roles[index];
        return own?.isTold === true && own[how].has(role) && leadingRole(own) === role;
      }),
    highest: (role) => roles.reduce((most, { scores, isTold }) => (isTold ? Math.max(most, scores[role]) : most), 0),
    maySay: (part, role) => {
      const own = of(part);
      return own === undefined || !own.isOfLong || tells(own, role);
    },
  };
}
