import type { Span } from '@playbook/contracts/core/span.schema';
import { groupedNumber } from '../../engine/numbers/amount-text.js';
import { isSizeOfEach } from '../../engine/numbers/size-of-each.js';
import { hasOwnQuestion, questionOn, wordingFor } from '../../engine/questions/ask.js';
import { isWished } from '../../engine/questions/is-wished.js';
import { clauseAround, quotedClause } from '../../engine/quotes.js';
import { overlaps } from '../../text/spans/span.js';
import { isLoss } from './loss.js';
import { isSizeOfCustomers } from '../../engine/numbers/size-of-customers.js';
import { questionTo } from './question-to.js';
import { isSomebody } from '../../customers/somebody.js';
import { aboutPrice } from '../../engine/questions/price-question.js';
import type { PitchReading } from '../remarks.js';
import type { PitchSignals } from '../signals/pitch-signals.js';

/** "A bank for truckers": what stands first and is for somebody is what they make. */
export const isTheProduct = (text: string, { start, end }: Span): boolean =>
  /^\W{0,3}(?:an? |the )?$/i.test(text.slice(0, start)) && /^ (?:for|that|which)\b/i.test(text.slice(end));

/** About those who are customers already, by their number. */
const OF_COUNTED = [
  'How did the last of the % find you?',
  'Which of the % would be angriest if you stopped, and why?',
  'How many of the % came without you calling them first?',
] as const;
const MIN_COUNTED = 3;
/** More are a market. */
const MAX_COUNTED = 20_000;

/** "Six insurers' portals" counts portals. */
const isOwnedThing = (text: string, end: number, noun: string): boolean =>
  /^['’]/.test(text.slice(end + 1 + noun.length));

/** "From 30 cities": where it is done. */
const IS_WHERE = /\b(?:from|in|across|at|over|to|within) (?:about |over |all )?$/i;
/** "You call three dealers": whom customers turn to today. */
const ARE_CALLED = /\b(?:calls?|phones?|visits?|asks?|emails?|compares?|texts?) (?:around )?$/i;

/** "Replaces 8 workers": who does it without the product. */
const ARE_REPLACED =
  /\b(?:replac(?:es?|ed|ing)|instead of|saves?|without|does the work of|needs?) (?:about |over |up to )?$/i;
/** What stands before somebody counted who is no customer. */
const BEFORE_OTHERS: readonly RegExp[] = [ARE_CALLED, IS_WHERE, ARE_REPLACED];

function aboutCounted(text: string, { numbers, slots: { proof } }: PitchReading): string[] {
  const counted = numbers.find(
    ({ span, value, currency, noun, isPlanned }) =>
      currency === null &&
      !isSizeOfEach(text, { noun, span }) &&
      !isSizeOfCustomers(text, span) &&
      value >= MIN_COUNTED &&
      value <= MAX_COUNTED &&
      noun !== null &&
      isSomebody(noun) &&
      !isOwnedThing(text, span.end, noun) &&
      !BEFORE_OTHERS.some((stands) => stands.test(text.slice(0, span.start))) &&
      !isPlanned &&
      proof.spans.some((said) => overlaps(said, span)),
  );
  if (counted === undefined) return [];
  const customers = `${groupedNumber(counted.value)} ${counted.noun}`;
  return [wordingFor(`counted ${text}`, OF_COUNTED).replace('%', () => customers)];
}

/** About what was measured. */
const OF_RESULT = [
  '%: who measured that, you or they?',
  '%: is that the best customer or the middle one?',
  '%: what does the worst of your customers see there?',
] as const;
const MEASURED =
  /\d|\b(?:half|third|quarter|twice|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|an? (?:hour|day|week|minute|afternoon))\b/i;
/** What is otherwise than before, and no price. */
const CHANGED =
  /\b(?:fell|dropped|rose|grew|down|cuts?|saves?|saved|less|fewer|instead of|rather than|from .{1,30} to)\b(?!.{0,20} (?:price|cost)s?\b)/i;

function aboutResult(text: string, { slots: { result } }: PitchReading): string[] {
  // What is only wanted nobody has measured.
  if (isWished(text)) return [];
  const isMeasured = (span: Span): boolean => {
    const clause = quotedClause(text, span);
    const { end } = clauseAround(text, span);
    // A clause that is cut says too little to be asked about.
    if (/^ \p{Ll}/u.test(text.slice(end, end + 2))) return false;
    // "For $20 less than the shop" is a price.
    if (/[$€£₹]/.test(clause) && /\b(?:less|cheaper|more) than\b/i.test(clause)) return false;
    return MEASURED.test(clause) && CHANGED.test(clause) && !isLoss(clause) && !/^'(?:Cut|Save) /.test(clause);
  };
  const measured = result.state === 'stated' ? result.spans.find(isMeasured) : undefined;
  if (measured === undefined) return [];
  return [wordingFor(`measured ${text}`, OF_RESULT).replace('%', () => quotedClause(text, measured))];
}

/** For a pitch of which nothing else can be asked. */
const LAST = [
  'What did the last one who said no tell you?',
  'What do you know about this that you did not know three months ago?',
  'Which customer did you turn away, and why?',
  'What has to be true for this to be ten times as large in a year?',
] as const;

/** What any founder may be asked. */
export const lastQuestion = (text: string): string => wordingFor(`next ${text}`, LAST);

/** Questions for a pitch with little left to fix, those that are about it first. */
export function nextQuestions(signals: PitchSignals, reading: PitchReading): string[] {
  const { text } = signals;
  const { archetype, customers, slots } = reading;
  const isUnproved = slots.proof.state === 'absent';
  const isAsked = isUnproved && customers !== null;
  const own = [...aboutResult(text, reading), ...aboutCounted(text, reading), ...aboutPrice(text, reading.numbers)];
  return [
    ...(hasOwnQuestion('next', archetype, text) ? [questionOn('next', archetype, text)] : []),
    ...own,
    ...(isAsked ? [`How many ${customers} have you talked to? Be ready to name three.`] : []),
    ...(isUnproved && !isAsked ? [questionTo('proof', signals, reading)] : []),
  ];
}
