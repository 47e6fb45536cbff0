import { seldomPay } from '../../../lexicon/customers.js';
import type { TypedNumber } from '../../../engine/numbers/typed-number.js';
import { countedOf, isSomebodyCounted } from './is-somebody-counted.js';

/** Fewer may be the clients of one customer, and of fewer nobody asks for ten. */
const MIN_COUNTED = 100;
const MIN_OF_MARKET = 20;
const BEFORE_CHARS = 60;

const ARE_PLACES = /\b(?:counties|cities|states|countries|towns|provinces|regions|districts)$/i;
const BEHIND_IN = /\b(?:in|across) (?:about |the |all )?$/i;
/** "In three counties": where they are. */
export const isPlaceCount = (text: string, { span, noun }: TypedNumber): boolean =>
  ARE_PLACES.test(noun ?? '') && BEHIND_IN.test(text.slice(Math.max(0, span.start - BEFORE_CHARS), span.start));

/** "Perhaps 900 ocularists in Europe and America together": how many there are. */
const THERE_ARE = new RegExp(
  String.raw`\b(?:there (?:are|is)|there['’]re|perhaps|maybe|exist|I (?:count|estimate|figure)|call it|(?:TAM|SAM)(?: math)?:?)` +
    String.raw`(?: (?:about|around|only|some|perhaps|maybe))?[ ~]{1,2}$`,
  'i',
);
const LISTED_OF_ALL =
  /\b(?:there (?:are|is)|there['’]re)\b[^.;!?]{0,90}\bplus (?:the )?$|\bout of (?:[\w']{1,8} ){0,3}$/i;
const ALL_OF_THEM =
  /^[^.;!?]{0,60}\b(?:together|worldwide|in (?:the (?:country|world)|North America|Europe|Asia|Africa))\b|^[^.;!?]{0,40} [x×*] [^.;!?]{0,30}= ?[$€£]?\d/i;
/** Whether a number says how many of them there are in all. */
export const isMarketCount = (text: string, { span }: TypedNumber): boolean =>
  [THERE_ARE, LISTED_OF_ALL].some((pattern) =>
    pattern.test(text.slice(Math.max(0, span.start - 2 * BEFORE_CHARS), span.start)),
  ) || ALL_OF_THEM.test(text.slice(span.end, span.end + 2 * BEFORE_CHARS));

/** "There were around 2,500 in the seventies": of another time. */
const WERE = /\b(?:there (?:were|used to be|had been|was)|used to have|once had)\b[^.;!?]{0,40}$/i;
const WERE_BEHIND =
  /^[^.;!?]{0,50}\b(?:in the (?:19)?\d0s|in the (?:fif|six|seven|eigh|nine)ties|in (?:19\d\d|200\d)|(?:years|decades) ago)\b/i;
const isOfThePast = (text: string, { span }: TypedNumber): boolean =>
  WERE.test(text.slice(Math.max(0, span.start - BEFORE_CHARS), span.start)) || WERE_BEHIND.test(text.slice(span.end));

/** Who will not buy is told. */
const LEAVES_OUT =
  /\b(?:too (?:old|small|narrow|poor|far|large|big)|subtract\w{0,3}|leaves? us with|will never|won['’]t (?:buy|pay|need)|don['’]t get all|not all of)\b/i;

/** "90 lakh guards at an average salary of": whose wages are counted, and not who buys. */
const EARN = /^[^.;!?]{0,20}\b(?:salar(?:y|ies)|wages?|earn(?:s|ed|ing)?|income)\b/i;
/** "Five cities": where they were counted. */
const isOnlyPlaces = ({ noun }: TypedNumber): boolean => ARE_PLACES.test(noun ?? '');
/** "Labs with up to ten technicians". */
const UP_TO = /\b(?:up to|at most|above|over|under|below|fewer than|less than|more than) (?:about )?$/i;
const NARROWED_BEHIND = new RegExp(
  String.raw`^[^;!?]{0,80}\b(?:\d[\d,.]{0,12} of (?:which|those|them|these)\b` +
    String.raw`|of (?:which|those|them|these),? (?:(?:I|we) \w{3,10} )?(?:about |around |some |only |roughly )?\d)`,
  'i',
);

/** Accounts and sites are customers too. */
const ARE_CUSTOMERS_TOO = /\b(?:accounts|households|sites|outlets|locations|addresses|licen[cs]es|registrations)$/i;
const isOtherMarket = ({ currency, noun, isPlanned }: TypedNumber): boolean =>
  currency === null && !isPlanned && ARE_CUSTOMERS_TOO.test(noun ?? '');

/** The largest number of those who could buy; null where it is told who of them does not. */
export function countedMarket(text: string, numbers: readonly TypedNumber[]): string | null {
  if (LEAVES_OUT.test(text)) return null;
  const [largest] = numbers
    .filter(
      (number) =>
        isSomebodyCounted(text, number) &&
        number.value >= (isMarketCount(text, number) ? MIN_OF_MARKET : MIN_COUNTED) &&
        !isOnlyPlaces(number) &&
        !isOfThePast(text, number) &&
        !UP_TO.test(text.slice(Math.max(0, number.span.start - BEFORE_CHARS), number.span.start)) &&
        !EARN.test(text.slice(number.span.end + (number.noun?.length ?? 0))),
    )
    .toSorted((a, b) => b.value - a.value);
  // For children somebody else buys.
  if (seldomPay(largest?.noun ?? '')) return null;
  // Of 11,000 wineries it is told which 4,200 could buy.
  if (largest === undefined || NARROWED_BEHIND.test(text.slice(largest.span.end))) return null;
  // Beside 31,000 accounts the 8,000 tuners are another market.
  if (numbers.some((number) => isOtherMarket(number) && number.value > largest.value)) return null;
  return countedOf(text, largest);
}
