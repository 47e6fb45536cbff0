import { sentenceAround } from '../../../text/spans/sentence-around.js';
import { headOf } from '../../../engine/numbers/head-of.js';
import { numberValue } from '../../../engine/numbers/number-value.js';
import type { NumberType, TypedNumber } from '../../../engine/numbers/typed-number.js';
import type { Slots } from '../../../engine/slots/slot.js';
import { readSinglePatterns } from '../../../lexicon/read-patterns.js';
import { overlaps } from '../../../text/spans/span.js';
import { isMarketCount, isPlaceCount } from './counted-market.js';
import { countedOf, isSomebodyCounted } from './is-somebody-counted.js';

const MIN_COUNTED = 3;
/** "Now 27 out of roughly 240": those are the customers, and a smaller number counts some of them. */
const PART_OF_ALL = /\b(\d{2,5}) out of (?:roughly |about |around |some |the )?\d{2,7}\b/i;
const MAX_COUNTED = 20_000;
const BEFORE_CHARS = 60;
const BEHIND_CHARS = 70;

const OF_USE: ReadonlySet<NumberType> = new Set(['customers', 'users']);

/** "Compare cash prices at 9 pharmacy chains": what is looked at is no customer. */
const ARE_COMPARED =
  /\b(?:compar\w{1,5}|prices?|search\w{0,3}|check\w{0,3}|scrap\w{1,4}|cover\w{0,3})\b[^.;!?]{0,30}\b(?:at|across|from|of|in) (?:the )?$/i;
/**
 * "We pay 17 mechanics", "we hold parts in five depots", "a typical customer has four": whoever is paid, where things are, and how many each
 * customer has are no customers.
 */
const ARE_NO_CUSTOMERS = new RegExp(
  String.raw`\b(?:pricing|prices?)\b[^.;!?]{0,30}\bwith $|\b(?:an?|each|every|one) [a-z]{3,15} (?:with|of|has) (?:about )?$` +
    String.raw`|\b(?:typical|average|median)\b[^.;!?]{0,40}\b(?:has|have|with|of|sends?) (?:about |around )?$` +
    // "$215 a month flat up to 150 families".
    String.raw`|\b(?:up to|under|below|across|between \d[\d,.]{0,6} (?:and|to)) (?:about )?$` +
    String.raw`|\b(?:these|tier|wait(?:ing )?-?list (?:of|has)|minimum(?: of)?|wants? to see) $` +
    // "We assemble in Thika with three technicians".
    String.raw`|\bwe (?:assemble|build|make|produce|work|run)\b[^.;!?]{0,50}\bwith (?:about )?$` +
    String.raw`|\b(?:pay|hire|employ|train)(?:s|ed)? (?:the |about |over )?$|\b(?:hold|keep|stor|stock)\w{0,3} [^.;!?]{0,30}\b(?:in|at) $`,
  'i',
);

const WHOSE = readSinglePatterns('answer-counts', ['reached', 'reachedBehind', 'ofAnother', 'readBy']);
const READ = /\b(?:members|subscribers|readers|viewers|listeners|fans|teachers)$/i;
/** "2022: 4 farmers, 2023: 61": the first of a row is no longer how many there are. */
const FIRST_OF_ROW = /\b(?:19|20)\d\d: $/;

const isReached = (text: string, { span, noun }: TypedNumber): boolean => {
  const before = text.slice(Math.max(0, span.start - BEFORE_CHARS), span.start);
  return (
    [WHOSE.reached, FIRST_OF_ROW, WHOSE.ofAnother].some((pattern) => pattern.test(before)) ||
    (READ.test(noun ?? '') && WHOSE.readBy.test(before)) ||
    WHOSE.reachedBehind.test(text.slice(span.end, span.end + BEHIND_CHARS))
  );
};

const LABELLED = /\b(\p{Ll}{3,20}): (\d[\d,]{0,9})\b/giu;
/** "Farms: 11": another number than that of the "9 farms" counts all of them. */
const isLabelled = (text: string, { noun, value }: TypedNumber): boolean =>
  [...text.matchAll(LABELLED)].some(
    ([, label = '', count = '']) => label.toLowerCase() === headOf(noun) && numberValue(count) !== value,
  );

/** Whoever is counted beside a payment is a customer; a trial of nine houses and eight families at one machine are none. */
const PAYS =
  /\b(?:pay|pays|paying|paid|customers?|clients?|subscrib\w{1,4}|subscriptions?|renew\w{0,3}|bought|buy|contracts?|use|uses|using|used)\b/i;
const isToldToPay = (text: string, { span }: TypedNumber): boolean => PAYS.test(sentenceAround(text, span));

/**
 * The largest number of those who are customers for sure, as "34 potteries"; null where none is counted.
 * @param areAsked where those who were asked or reached count as well
 */
export function countedCustomers(
  text: string,
  numbers: readonly TypedNumber[],
  { proof }: Pick<Slots, 'proof'>,
  areAsked = false,
): string | null {
  const [counted] = numbers
    .filter(
      (number) =>
        (areAsked || isToldToPay(text, number)) &&
        isSomebodyCounted(text, number) &&
        ![isMarketCount, isPlaceCount, isLabelled].some((isOther) => isOther(text, number)) &&
        (areAsked || !isReached(text, number)) &&
        number.value >= MIN_COUNTED &&
        number.value <= MAX_COUNTED &&
        ![ARE_COMPARED, ARE_NO_CUSTOMERS].some((pattern) =>
          pattern.test(text.slice(Math.max(0, number.span.start - BEFORE_CHARS), number.span.start)),
        ) &&
        (OF_USE.has(number.type) || proof.spans.some((said) => overlaps(said, number.span))),
    )
    .toSorted((a, b) => b.value - a.value);
  const isPart = Number(PART_OF_ALL.exec(text)?.[1] ?? 0) > (counted?.value ?? 0);
  return counted === undefined || isPart ? null : countedOf(text, counted);
}
