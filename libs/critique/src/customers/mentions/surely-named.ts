import type { PitchText } from '../../engine/read-text.js';
import type { NamedParty } from '../named-party.js';
import { isSomebody } from '../somebody.js';

const BEFORE_CHARS = 16;
/** "Bring it to the chapel", "send samples to a lab": where something goes. */
const IS_A_PLACE = /\b(?:to|at|from|in|into|onto|via|through|with) (?:the |an? |their |its )?$/i;
/** What is surely said of a customer, wherever they stand in the sentence. */
const SPEAKS_FOR_THEM = ['isFor', 'isSoldTo', 'isCounted', 'isReported', 'uses'] as const;
/** "A 5,000 TCD mill": the unit of a number is no part of a name. */
const UNIT_OF_NUMBER = /\d[\d.,]{0,8} (\p{Lu}{2,5}) /gu;

/** "Approved for two counties": where it may be done. */
const IS_AREA = /^(?:counties|regions|provinces|countries|districts|islands)$/i;

/** Whether questions may call customers by the name that was found: it is one of somebody, and they are told of as more than a place where it goes. */
export function isSurelyNamed({ name, roles, spans }: NamedParty, { original }: PitchText): boolean {
  if (IS_AREA.test(name) && !roles.has('pays')) return false;
  const isCountedPayer = roles.has('pays') && roles.has('isCounted');
  if (!isSomebody(name) && !isCountedPayer) return false;
  const before = spans.map(({ start }) => original.slice(Math.max(0, start - BEFORE_CHARS), start));
  if ([...original.matchAll(UNIT_OF_NUMBER)].some(([, unit]) => name.startsWith(`${unit ?? ''} `))) return false;
  const isSpokenFor = SPEAKS_FOR_THEM.some((role) => roles.has(role));
  return isSpokenFor || before.length === 0 || !before.every((words) => IS_A_PLACE.test(words));
}
