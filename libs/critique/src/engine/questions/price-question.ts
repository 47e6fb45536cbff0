import type { Span } from '@playbook/contracts/core/span.schema';
import type { TypedNumber } from '../numbers/typed-number.js';
import { wordingFor } from './ask.js';
import { quoted } from '../quotes.js';

/** More is what all together pay. */
const MAX_PRICE = 100_000;
/** "Half of the pallets never come back, at 11 euros each": what is lost is no price. */
const IS_LOSS = /\b(?:never|los(?:e|es|t|ing)|wast(?:e|es|ed)|stolen|broken|thrown away|costs? them)\b[^.;:!?]{0,60}$/i;
const BEFORE_CHARS = 80;
/** "ServiceTitan costs a shop $1,200 a month. Ours is $79": the first is a rival's. */
const OF_A_RIVAL =
  /(?:^|[.;:!?] |\b(?:while|but|and) )\p{Lu}[\p{L}\d]{1,30} (?:costs?|charges?|starts at|is)\b[^.;:!?]{0,70}$/u;
const IS_OURS = /\b(?:ours|we (?:charge|cost|are|sell)|with us|our (?:price|plan|fee))\b/i;
/** "Today you call three dealers and pay $150 a day": what they pay without it. */
const OF_TODAY = /\b(?:today|currently|at present|right now)\b[^.;!?]{0,80}$/i;
/** "Later we want to charge maybe $1": nobody was asked for it. */
const OF_LATER = /\b(?:maybe|perhaps|could|can be|want to|plan to|later|would|might)\b[^.;!?]{0,70}$/i;
/** "Our compute cost is $0.60", "we buy cells at ₹70": what they pay themselves. */
const IS_OWN_COST =
  /\b(?:our (?:[\w-]{2,20} ){0,2}costs?|costs? (?:us|me)|we (?:buy|pay)|running costs?|processing|compute|parts run|hosting)\b[^.;!?]{0,60}$/i;
/** "SMS cost ₱0.38 each", "our second largest expense": the price of what they buy; "it costs", "a seat costs" are their own. */
const COST_OF_PART = new RegExp(
  String.raw`\b(?!(?:it|this|that|each|one|app|plan|seat|licen[cs]e|subscription|membership|kit|box|device|report|month|year|which|and` +
    String.raw`|product|tool|service|version|room|unit)\b)[\p{L}-]{2,20} costs? (?:is |of |about |around |us )?\p{Sc}?$`,
  'iu',
);
/** "Interpreters set their rates; typical is $75/hr", "top ones make 21,000 a month", "wages are €18 an hour": what others take. */
const OF_EARNERS = new RegExp(
  String.raw`\b(?:(?:sets?|names?|choose|chooses|decides?) (?:their|his|her|its) (?:own )?(?:rates?|prices?|fees?)` +
    String.raw`|typical(?:ly)? (?:is|rate|wage|salary)|wages?|salar(?:y|ies)|hourly rates?|earns?|gets? paid|paid out|payouts?` +
    String.raw`|(?:ones|people|readers|drivers|workers|sellers|they) makes?)\b[^.!?]{0,70}$`,
  'i',
);
/** "Margin ₹102 per vendor", "farmers gain ₹3 a kilo", "over $50k a month it is half": what is left, gained or counted from. */
const OF_A_GAIN = new RegExp(
  String.raw`\b(?:margins?|gains?|gained|more|extra|saves?|saved|leaves?|left|keeps?|above|over|under` +
    String.raw`|below|from|between|discounts?|if|net|profit|contribution)` +
    String.raw`\b(?! (?:us|each|a month)\b)[^.;!?]{0,24}$`,
  'i',
);
/** "So about ₱946 an order", "that's ₹102 per vendor": worked out of what they keep, and asked of nobody. */
const WORKED_OUT =
  /\b(?:so|that(?:['’]s| is)|which is|which means|makes?|making|comes? to|works out (?:at|to)|equals|i\.e\.)\b[^.;!?]{0,16}$|[+=] ?\p{Sc}?$/iu;
/** "Cost of voice is R$0.09 each minute", "my cousin's dry cleaner does it at $4.50 a robe", "price gain to the farmer". */
const OF_A_SUPPLIER = new RegExp(
  String.raw`\bcosts? of [^.;!?]{2,40}$|\b(?:cleaner|supplier|vendor|printer|contractor|freelancer|factory|courier|carrier|agency` +
    String.raw`|driver|provider|moulder|molder|workshop|welder|tailor)s? ` +
    String.raw`(?:does|do|charges?|bills?|asks?|takes?|gets?|makes?|sells?)\b[^.;!?]{0,50}$` +
    String.raw`|\b(?:price|income|yield|cost) (?:gain|increase|uplift|saving|rise|drop)s?\b[^.;!?]{0,80}$`,
  'i',
);
/** "Four pilot sites paid €600 each for the last season": what was given once is no price. */
const GIVEN_ONCE = /\b(?:paid|gave|chipped in|contributed)(?: us)? (?:about |around )?$/i;
/** "4%, average $14" charges no fixed sum. */
const AVERAGE = /\baverag\w{1,5} (?:of |about |around )?$/i;

function isOfOthers(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start);
  return (
    [AVERAGE, COST_OF_PART, OF_EARNERS, OF_A_GAIN, WORKED_OUT, OF_A_SUPPLIER, GIVEN_ONCE].some((pattern) =>
      pattern.test(before),
    ) ||
    OF_TODAY.test(before) ||
    OF_LATER.test(before) ||
    IS_LOSS.test(before) ||
    IS_OWN_COST.test(before) ||
    (OF_A_RIVAL.test(before) && IS_OURS.test(text.slice(end)))
  );
}

/** "20 lira each that can be used again": what leads on is no part of a price. */
const LEADS_ON = / (?:that|which|who|and|or|but|so|for|in|of|to|at|on|with|from|before|after|during|while|when)'$/;
/** "$9 per completed intake": what is paid for ends with its noun. */
const ENDS_HALF = new RegExp(
  String.raw`\b(?:per|each|every|an?) (?:[\w-]{2,20} )?(?:completed|finished|confirmed|committing|active|verified` +
    String.raw`|approved|booked|paid|licensed|delivered|resolved|planted|[a-z]{3,15}ed)$`,
  'i',
);
/** "€2.20 per member record": the noun goes on, and half of it is another thing. */
const NOUN_GOES_ON = new RegExp(
  String.raw`^ (?!(?:that|which|who|and|or|but|so|for|in|of|to|at|on|with|from|before|after|during|while|when|per|each` +
    String.raw`|every|plus|minus|if|is|was|are|were|as|by|because|since|until|including|excluding|billed|paid|flat|upfront` +
    String.raw`|through|via|up|down|only|now|today|regardless|no|not|then|we|it|they|he|she|you|a|an|the|this|these|into` +
    String.raw`|across|over|under|without|within|where|like|than|depending|once|after)\b)[a-z]{3,20}\b`,
);
const IS_PERIOD = /\b(?:hour|day|week|month|quarter|season|year|hr|mo|yr)s?$/i;
const NOUN_BEHIND = /^ [a-z-]{3,20}\b/i;
/** "R$ 89", "Rs 38,000": what the money is called stands before, too. */
const CURRENCY_BEFORE = /(?:\bR\$|\bRs\.?|\bUS\$|\bCA\$|\bA\$|\bKSh|\bKES|\bNGN|\p{Sc}) ?$/u;
/** "C$2,400" is told in Canadian dollars. */
const WHOSE_DOLLARS = /\b(?:US|CA|AU|NZ|HK|C|A|S|R)$/;
/** A price with what it is paid for and in which money, as it was written. */
function wholePrice(text: string, { start, end }: Span): Span {
  const ahead = text.slice(0, start);
  const before = CURRENCY_BEFORE.exec(ahead) ?? (text[start] === '$' ? WHOSE_DOLLARS.exec(ahead) : null);
  const noun = NOUN_BEHIND.exec(text.slice(end));
  const isHalf = ENDS_HALF.test(text.slice(start, end));
  return { start: before?.index ?? start, end: isHalf ? end + (noun?.[0].length ?? 0) : end };
}

/** Whether what it is paid for is read to its end. */
function isWhole(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  return ENDS_HALF.test(words) || IS_PERIOD.test(words) || !NOUN_GOES_ON.test(text.slice(end));
}

/** About what is charged. */
const OF_PRICE = [
  'Who has called % too much? If nobody has, it is too low.',
  'What happened when you asked for twice %?',
  'How did you come to %: from what it costs you, or from what it saves them?',
] as const;

/** A question about the price that a text names. */
export function aboutPrice(text: string, numbers: readonly TypedNumber[]): string[] {
  const price = numbers.find(
    ({ type, value, currency, per, isTotal, isPlanned, span }) =>
      !isOfOthers(text, span) &&
      type === 'price' &&
      currency !== null &&
      per !== null &&
      value <= MAX_PRICE &&
      !isTotal &&
      !isPlanned &&
      isWhole(text, span),
  );
  return price === undefined
    ? []
    : [
        wordingFor(`price ${text}`, OF_PRICE).replace('%', () =>
          quoted(text, wholePrice(text, price.span)).replace(LEADS_ON, "'"),
        ),
      ];
}
