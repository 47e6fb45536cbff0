import { SEGMENT_HEADS } from '../../lexicon/customers.js';
import { lemmaOf } from '../../text/grammar/lemma.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import { amountText, groupedNumber } from './amount-text.js';
import { headOf } from './head-of.js';
import { isSizeOfEach } from './size-of-each.js';
import { partRemark } from './part-of-users.js';
import type { NumberType, TypedNumber } from './typed-number.js';

/** "9 of 10" is a share already; these were counted. */
const MIN_WHOLE = 12;
const MIN_PAYERS = 5;
const MONTHS_A_YEAR = 12;
/** A price of which the total of a month can be worked out, by what it is paid for. */
const PAID_A_MONTH: Readonly<Record<string, number>> = { month: 1, year: 1 / MONTHS_A_YEAR };
const PERCENT = 100;
/** Whoever is named by what they do, and whatever was tried or sold to somebody. */
const SOMEBODY =
  /(?:ers|ors|ists|ians|ants|(?<!degr)ees|men)$|^(?:people|calls?|interviews|visits|trials|pilots|accounts|sign-?ups|conversations)$/;
/** Below this the others were never reached; nothing happened with them. */
const SMALL_PERCENT = 20;

/** Of who left and what broke the rest is no question. */
const GONE = /\b(?:churn\w{0,3}|left|cancel\w{0,5}|quit|lost)\b/i;
const AROUND_CHARS = 16;
/** "Nine of the 14 came from two posts": the others came another way. */
const CAME_FROM = /^[^.;!?]{0,40}\b(?:c[oa]me|found us|heard of us|arrived) (?:from|through|by|via|in|because)\b/i;

/** "61 of the 97 had a fault", "19 of the 27 were the same mistake": nothing happened with the others. */
const HAVE_FAULTS =
  /^[^.;!?]{0,60}\b(?:problems?|faults?|errors?|defects?|mistakes?|the same|wrong|broken|cracked|failed)\b/i;
/** "23 of the 58 pay and the rest are on the long trial", "3 of 14 are still with us": what became of the others is told. */
const TELLS_OF_OTHERS = /^[^.!?]{0,60}\b(?:the rest|the others?|the remaining|(?:are|is) still)\b/i;

/** "Lei Complementar 214 of 2025": a law and its year. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2040;
const isYear = (value: number, noun: string | null): boolean =>
  noun === null && value >= FIRST_YEAR && value <= LAST_YEAR;

type Quote = (number: TypedNumber) => string;

/** Things are opened, weighed and sold; nothing follows for those that were not. */
function isOfSomebody(noun: string | null): boolean {
  // "The owner is female in 22 of our 31": of what is not named nobody knows whether they did anything.
  if (noun === null) return false;
  const head = headOf(noun);
  return SOMEBODY.test(head) || SEGMENT_HEADS.has(lemmaOf(head, 'NOUN', () => head));
}

/** "'94 of 112' is 84%. What happened with the other 18?" */
function shareRemark(numbers: readonly TypedNumber[], quote: Quote, text: string): string | null {
  const share = numbers.find(
    ({ value, outOf, noun, isDone }) =>
      outOf !== null &&
      !isYear(outOf, noun) &&
      outOf >= MIN_WHOLE &&
      value > 1 &&
      value < outOf - 1 &&
      (isDone || isOfSomebody(noun)),
  );
  if (share?.outOf === undefined || share.outOf === null) return null;
  // "9 of those 22 asked for it, and 15 of the 22 are back": what the others did is told.
  if (numbers.some(({ outOf, span }) => outOf === share.outOf && span !== share.span)) return null;
  const behind = text.slice(share.span.end);
  if ([CAME_FROM, TELLS_OF_OTHERS, HAVE_FAULTS].some((told) => told.test(behind))) return null;
  const percent = Math.round((PERCENT * share.value) / share.outOf);
  const around = text.slice(Math.max(0, share.span.start - AROUND_CHARS), share.span.end + AROUND_CHARS);
  if (GONE.test(around)) return `${quote(share)} is ${percent}%. What did the first of them tell you?`;
  // Of a hundred the share was stated already.
  if (share.outOf === PERCENT)
    return `${quote(share)}: what happened with the other ${groupedNumber(PERCENT - share.value)}?`;
  if (percent < SMALL_PERCENT) return `${quote(share)} is ${percent}%. Which of the others come next, and why those?`;
  return `${quote(share)} is ${percent}%. What happened with the other ${groupedNumber(share.outOf - share.value)}?`;
}

/** "'$15k a month' from 300 is $50 each. Is that what one pays?" Below one of a currency it is a sum of cents. */
function eachRemark(incomeAMonth: number, payers: number, price: TypedNumber, quote: Quote): string | null {
  const each = incomeAMonth / payers;
  if (each < 1 || price.currency === null) return null;
  return `${quote(price)} from ${groupedNumber(payers)} is ${amountText(each, price.currency)} each a month. Is that what one pays?`;
}

/** Founders round: "so about 9,240 a month". */
const ROUNDED = 0.03;

/** The founder worked it out already. */
const isStated = (income: number, numbers: readonly TypedNumber[]): boolean =>
  numbers.some(({ value }) => Math.abs(value - income) <= ROUNDED * income);

/** How often a price may be paid in a year. */
const TIMES_A_YEAR = [1, 4, MONTHS_A_YEAR, 52, 365];
const ABOUT = 0.05;

/** Whether a sum is so many times a price, as the same text states both: "5.6 million stores at $29 a month is $1.9 billion". */
export function isWorkedOut(sum: TypedNumber, numbers: readonly TypedNumber[]): boolean {
  const others = numbers.filter((number) => number !== sum);
  const prices = others.filter(({ currency, isTotal }) => currency !== null && !isTotal);
  const counts = others.filter(({ currency, type }) => currency === null && type !== 'date' && type !== 'share');
  return prices.some((price) =>
    counts.some((count) =>
      TIMES_A_YEAR.some((times) => Math.abs(price.value * count.value * times - sum.value) <= ABOUT * sum.value),
    ),
  );
}

/** "The radio costs 12,000 a month": what founders pay for a channel, a place or wages. */
const IS_SPENT = new RegExp(
  String.raw`\b(?:radio|FM|ads?|adverts?|advertis\w{2,6}|flyers?|leaflets?|stalls?|booths?|rents?|rented|hosting|servers?|wages?|salar(?:y|ies)` +
    String.raw`|fuel|petrol|sms|we (?:pay|spend|rent|hire|buy)|costs? (?:us|me)|i pay)\b`,
  'i',
);
/** Of a price in another sentence than those who would pay it. */
const IS_CHARGED =
  /\b(?:pays?|paid|paying|charg(?:e|es|ed|ing)|subscri\w{2,6}|pric(?:e|es|ed|ing)|fees?|plans?|each|licen[cs]es?|memberships?)\b/i;

/** "KES 2,500 a month per till": a shop may have several. */
const PER_SOMETHING =
  /^,? (?:per|for (?:each|every)|a|an|each) (?!day|week|month|quarter|season|year|customer|client)\p{L}{3,20}\b/iu;

/** "2,900 parents of 14 schools": those who pay are the parents. */
const COUNTED_OF = /\d \p{L}[\p{L}-]{2,20} (?:of|in|at|from) $/u;
const OF_CHARS = 40;

/** Whether a price is what those who were counted pay, for sure; where the text is not given, the numbers alone decide. */
function isPaidBy(price: TypedNumber, payer: TypedNumber, text: string): boolean {
  if (text === '') return true;
  if (COUNTED_OF.test(text.slice(Math.max(0, payer.span.start - OF_CHARS), payer.span.start))) return false;
  if (PER_SOMETHING.test(text.slice(price.span.end))) return false;
  const sentence = sentenceAround(text, price.span);
  return price.sentence === payer.sentence || (IS_CHARGED.test(sentence) && !IS_SPENT.test(sentence));
}

/** "If all 31 pay '$240 a month', that is $7,440 a month. Is it?" One price and one number of customers only: else they may not belong together. */
function incomeRemark(numbers: readonly TypedNumber[], quote: Quote, text: string): string | null {
  const prices = numbers.filter(({ type }) => type === 'price');
  const payers = numbers.filter(({ type, value }) => type === 'customers' && value >= MIN_PAYERS);
  const [price, payer] = [prices[0], payers[0]];
  if (price === undefined || payer === undefined || prices.length > 1 || payers.length > 1) return null;
  if (!isPaidBy(price, payer, text)) return null;
  const share = PAID_A_MONTH[price.per ?? ''];
  if (share === undefined || price.currency === null) return null;
  if (price.isTotal) return eachRemark(price.value * share, payer.value, price, quote);
  const income = payer.value * price.value * share;
  if (isStated(income, numbers)) return null;
  const sum = `If all ${groupedNumber(payer.value)} pay ${quote(price)}, that is ${amountText(income, price.currency)} a month`;
  return isBeyondBelief(income, price.currency)
    ? `${sum}, more than any company in the world takes in. Which of the two numbers is wrong?`
    : `${sum}. Is that what arrives?`;
}

/** A count of things and the price of one of them. */
export interface UnitIncome {
  readonly count: TypedNumber;
  readonly price: TypedNumber;
  readonly income: number;
  /** "month"; null where it is no rate. */
  readonly period: string | null;
}

const isOf = (noun: string | null, unit: string): boolean =>
  noun !== null && lemmaOf(headOf(noun), 'NOUN', () => headOf(noun).replace(/s$/, '')) === unit;
const COUNTS: ReadonlySet<NumberType> = new Set(['size', 'customers', 'users']);
/** "5,200 meals a month at $19": the price stands soon behind what is counted. */
const BEHIND_CHARS = 30;

/** What the price is paid for: "31 euros per cow" for cows, "$45 each" and "at $19" for what stands before it. */
function countFor(price: TypedNumber, numbers: readonly TypedNumber[]): TypedNumber | null {
  const counts = numbers.filter(({ type, noun, value }) => COUNTS.has(type) && noun !== null && value >= MIN_PAYERS);
  const before = counts.filter(
    ({ span, sentence, noun }) =>
      sentence === price.sentence &&
      span.end <= price.span.start &&
      price.span.start - span.end <= BEHIND_CHARS + (noun?.length ?? 0),
  );
  const found =
    price.per === 'piece'
      ? before
      : price.per === null
        ? before.filter(({ period }) => period !== null)
        : counts.filter(({ noun }) => isOf(noun, price.per ?? ''));
  const [count] = found;
  return count === undefined || found.length > 1 ? null : count;
}

/** What so many things bring by the price of one, where the founder's numbers belong together for sure; null where they may not. */
export function unitIncome(numbers: readonly TypedNumber[]): UnitIncome | null {
  const prices = numbers.filter(({ type, currency, isTotal }) => type === 'price' && currency !== null && !isTotal);
  const [price] = prices;
  const count = price === undefined || prices.length > 1 ? null : countFor(price, numbers);
  if (price === undefined || count === null) return null;
  // Cows that are looked at each month are not so many cows a year.
  if (price.period !== null && count.period !== null && price.period !== count.period) return null;
  return { count, price, income: count.value * price.value, period: price.period ?? count.period };
}

/** "40 teachers each on average": how many one of them has. */
const EACH_BEHIND = /^ [\p{L}-]{2,20} (?:each|on average|apiece|per \p{L}{3,20})\b/iu;

/** "1,100 cows at '31 euros per cow a year' come to 34,100 euros a year. How much of that reaches you?" They may be what others pay others. */
function unitRemark(numbers: readonly TypedNumber[], quote: Quote, text: string): string | null {
  const found = unitIncome(numbers);
  const currency = found?.price.currency ?? null;
  if (found === null || currency === null || isStated(found.income, numbers)) return null;
  const { count, price, income, period } = found;
  if (isSizeOfEach(text, count) || EACH_BEHIND.test(text.slice(count.span.end))) return null;
  const counted = [groupedNumber(count.value), count.noun, ...(count.period === null ? [] : ['a', count.period])].join(
    ' ',
  );
  const rate = period === null ? '' : ` a ${period}`;
  return `${counted} at ${quote(price)} come to ${amountText(income, currency)}${rate}. How much of that reaches you?`;
}

/** In dollars, euros or pounds a month; the largest company of 2025 took in some 57 billion dollars a month. */
const LARGEST_INCOME = 100_000_000_000;
const isBeyondBelief = (income: number, currency: string): boolean =>
  /^[$€£]$/.test(currency) && income > LARGEST_INCOME;

/** True when the founder's own numbers come to more than can be. */
export function hasImpossibleIncome(numbers: readonly TypedNumber[]): boolean {
  return (
    incomeRemark(
      numbers.filter(({ isPlanned }) => !isPlanned),
      () => '',
      '',
    )?.endsWith('is wrong?') === true
  );
}

/**
 * Something worked out of the founder's own numbers, with the question that follows; null where their numbers do not belong together for
 * sure. It cannot be said of another text.
 */
export function arithmeticRemark(numbers: readonly TypedNumber[], quote: Quote, text = ''): string | null {
  const own = numbers.filter(({ isPlanned }) => !isPlanned);
  return (
    incomeRemark(own, quote, text) ??
    unitRemark(own, quote, text) ??
    shareRemark(own, quote, text) ??
    partRemark(own, text)
  );
}
