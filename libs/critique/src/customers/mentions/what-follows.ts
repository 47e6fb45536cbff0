import { PLACES } from '../../lexicon/names.js';
import { readWords } from '../../lexicon/read-words.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_VERBS as VERBS } from '../customer-patterns.js';
import { phraseBehind } from './party-phrases.js';
import { lowerAt, PLACE_LEADS } from './sentence-words.js';

const SIZE_LEADS = new Set('in with of under over between on using running below above'.split(' '));
const PLACE_REACH_TOKENS = 5;
const SIZE_REACH_TOKENS = 4;
const JOINS_PLACES = new Set(['and', 'or', 'the', '&']);

const isPlaceName = (token: Token): boolean =>
  token.proper || PLACES.has(token.lower) || /^\p{Lu}\p{L}/u.test(token.text);

/** "In Lagos and Abuja": the last word of the place that is named behind a word; null where none is. */
export function placeEnd(tokens: readonly Token[], behind: number): number | null {
  const lead = behind + 1;
  if (!PLACE_LEADS.has(lowerAt(tokens, lead))) return null;
  let end: number | null = null;
  for (let at = lead + 1; at <= lead + PLACE_REACH_TOKENS; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.sentence !== tokens[lead]?.sentence) break;
    if (isPlaceName(token)) end = at;
    else if (!JOINS_PLACES.has(token.lower)) break;
  }
  // "Belgium and the north of France" is more than its first name.
  return end !== null && JOINS_PLACES.has(lowerAt(tokens, end + 1)) ? null : end;
}

/** "With 4 doctors", "of fifty beds": the last word of a size behind a word; null where none is told. */
export function sizeEnd(tokens: readonly Token[], behind: number): number | null {
  const lead = behind + 1;
  if (!SIZE_LEADS.has(lowerAt(tokens, lead))) return null;
  const near = tokens.slice(lead + 1, lead + 1 + SIZE_REACH_TOKENS);
  const number = near.findIndex(({ pos }) => pos === 'NUM');
  if (number < 0 || number > 1) return null;
  const unit = near[number + 1];
  const hasUnit = unit?.pos === 'NOUN' && !VERBS.buying.has(unit.lower);
  return lead + 1 + number + (hasUnit ? 1 : 0);
}

/** "Skippers of trawlers": the last word of what they have to do with; null where nothing of the kind is named. */
export const ofEnd = (tokens: readonly Token[], behind: number): number | null =>
  lowerAt(tokens, behind + 1) === 'of' ? (phraseBehind(tokens, behind + 1)?.head ?? null) : null;

/** Words of anybody, whom what follows tells from others. */
const ANYBODY = readWords('anybody');
const NARROWING_LEADS = new Set(['of', 'with', 'without', 'who', 'whose', 'living', 'that']);
const NARROWED_MAX_TOKENS = 6;
const CLAUSE_ENDS =
  /^(?:[.,;:!?()–—]|and|so|that|which|because|by|when|where|like|can|have|are|is|get|pay|post|tell|say|ask|send)$/;
/** "Heads of bids at contractors". */
const OF_ENDS = /^(?:at|in|from|on|with|to)$/;

/** "People who want to move" are told apart by what they want; "helps people who stammer to phone" says what they are helped to do. */
const OF_WISH = new Set(
  (
    'want wants need needs have has like likes love loves hope hopes try tries plan plans learn learns wait waits able going trying afraid used due ' +
    'about close next married belong belongs listen go goes move moves travel come comes'
  ).split(' '),
);
const isOfWish = (token: Token | undefined): boolean => OF_WISH.has(token?.lower ?? '');

/** "Owners of small apartment buildings", "adults with ADHD": the words behind somebody who could be anybody; none elsewhere. */
export function narrowedBy(tokens: readonly Token[], head: number): readonly Token[] {
  if (!ANYBODY.has(lowerAt(tokens, head)) || !NARROWING_LEADS.has(lowerAt(tokens, head + 1))) return [];
  const behind = tokens.slice(head + 1, head + 2 + NARROWED_MAX_TOKENS);
  const isOf = behind[0]?.lower === 'of';
  const end = behind.findIndex(
    ({ lower, sentence }, index) =>
      index > 1 &&
      (CLAUSE_ENDS.test(lower) ||
        (lower === 'to' && !isOfWish(behind[index - 1])) ||
        (isOf && OF_ENDS.test(lower)) ||
        VERBS.buying.has(lower) ||
        VERBS.trying.has(lower) ||
        sentence !== behind[0]?.sentence),
  );
  const isWhole = end >= 0 || head + 1 + behind.length >= tokens.length;
  const words = isWhole ? behind.slice(0, end < 0 ? NARROWED_MAX_TOKENS : end) : [];
  return words.some(({ pos, kind }) => pos === 'NUM' || kind !== 'word') ? [] : words;
}
