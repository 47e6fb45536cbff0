import type { KnownStartup } from '../../startup/known-startup.js';
import { HAS_MARKUP } from '../said/todays-way.js';
import { inQuotes } from '../said/whom.js';

/** "We'll look for a license partner", "seeking a factory": what the founders mean to do or need; "three bookkeepers want it" is what others wish. */
const IS_OWN_PLAN =
  /\b(?:we|I)(?:['’](?:ll|d|re|m)| (?:will|want|need|plan|hope|intend|would|are|am|expect|aim))\b|^(?:looking for|seeking|raising|need|want|hiring)\b/i;

/** What a sentence surely plans, by its words and by those around it, and what is asked of it; null where none does. */
export function planLine({ briefRoles }: KnownStartup): string | null {
  const plan = briefRoles
    .saying('plan', 'sure')
    .find((sentence) => IS_OWN_PLAN.test(sentence) && !HAS_MARKUP.test(sentence));
  return plan === undefined ? null : `${inQuotes(plan)}: say what you do if that takes a year longer.`;
}
