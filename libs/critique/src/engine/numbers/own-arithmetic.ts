import type { PitchText } from '../read-text.js';
import { quoted } from '../quotes.js';
import { tellsOfPast } from '../words/tells-of-past.js';
import { arithmeticRemark } from './arithmetic.js';
import { readNumbers } from './read-numbers.js';

const REACHES = 'How much of that reaches you?';
/** A bound of a price list counts nobody: "minimum 100 units". */
const IS_BOUND = /\b(?:minimum|maximum|at least|at most|up to|from|min|max)\.?(?: of)? \d/i;
/** What customers pay goes to whoever writes it. */
const PAID_TO_US =
  /(?<!\b(?:we|I) )\b(?:pays?|paying|we (?:charge|sell|ask)|our price|costs? them)\b[^.;]{0,30}[$€£]?\d/i;

/** "41 growers paying, $183k a year" is what all of them pay. */
const PAID_BY_EACH =
  /\b(?:each|per|every|apiece|charg(?:e|es|ed|ing)|pric(?:e|ed|es|ing)|fee|plan|subscription)\b|\b(?:pays?|paid) (?:us )?\p{Sc}?\d|\/\p{L}/iu;
/** "5 inspectors at £49 come to £245" is no news to anybody. */
const IS_SMALL = /^\d \p{L}[^']{1,40}'/u;
const MAX_OF_ONE = /\d ?(?:k|m|million|lakhs?|crores?)\b[^']{0,20}'/iu;

/** "171 paying works out at $14 a customer": what it costs to win one. */
const COST_OF_ONE =
  /\b(?:works out (?:at|to)|costs? us|CAC|acqui\w{3,8})\b[^.;]{0,40}\d[^.;]{0,10} (?:a|per|each) (?:customer|user|lead|sign-?up|client)\b/i;

const CAME_FROM =
  /\b\d[\d,.]{0,9} of (?:our|the|my) (?:first |last )?\d[^.;]{0,40}\bc[oa]me (?:from|by|through|via)\b/i;

/** "On my ward 14 out of 38 have kids": how those are whom the founder lives among. */
const OF_SURROUNDINGS = /\b(?:on|in|at) my (?:\p{L}{2,15} ){0,2}\d[\d,.]{0,9} (?:out )?of\b/iu;

/** "Thinking $2,000 a month": nobody was asked for it. */
const IS_THOUGHT = /\b(?:thinking|think(?:ing)? of|considering|undecided)\b/i;
const SENTENCE_END = /(?<=[.!?])\s/u;

/** What does not follow from numbers, by words of what would be said of them. */
const FOLLOWS_NOT: readonly (readonly [words: string, isNone: (original: string) => boolean])[] = [
  // "46 of our first 50 users came from those phones" says where they came from, and of no failure.
  ['the other', (original) => [CAME_FROM, OF_SURROUNDINGS].some((pattern) => pattern.test(original))],
  ['If all', (original) => IS_THOUGHT.test(original) || !PAID_BY_EACH.test(original)],
  ['Which of the others', (original) => original.split(SENTENCE_END).some(tellsOfPast)],
];

/** "2.8 dinar per tree per pass": how often is not counted here. */
const PER_TWO_THINGS = /\bper \p{L}{2,20} (?:per|an?|each) \p{L}{2,20}/iu;
/** "And sell it", "we rent them too": what comes in beside a price may be told. */
const SELLS_MORE =
  /\b(?:also|and|as well|beside\w?)\b[^.;!?]{0,40}\b(?:sell|sold|rent|charge|fee|commission|subscri\w{2,8})\b/i;

const PAID = /How much of that reaches you|Is that what (?:arrives|one pays)/;

/**
 * Something worked out of the numbers of a founder's own text, with the question that follows; null where they do not belong together for sure.
 * @param isPaid whether anybody may pay it yet
 */
export function ownArithmetic(
  { original, tokens }: Pick<PitchText, 'original' | 'tokens'>,
  isPaid: boolean,
): string | null {
  const remark = arithmeticRemark(readNumbers(tokens), ({ span }) => quoted(original, span), original);
  if (remark === null || FOLLOWS_NOT.some(([words, isNone]) => remark.includes(words) && isNone(original))) return null;
  if (
    IS_SMALL.test(remark) ||
    (!isPaid && PAID.test(remark)) ||
    (remark.startsWith('If all') && MAX_OF_ONE.test(remark))
  )
    return null;
  if (!remark.endsWith(REACHES)) return remark;
  if ([IS_BOUND, COST_OF_ONE, PER_TWO_THINGS, SELLS_MORE].some((pattern) => pattern.test(original))) return null;
  // What nobody is said to pay may be what it costs to make.
  return PAID_TO_US.test(original) ? remark.replace(REACHES, 'What comes in beside that?') : null;
}
