import type { NumberType, TypedNumber } from '../../../engine/numbers/typed-number.js';
import { readSinglePatterns } from '../../../lexicon/read-patterns.js';
import { sentenceAround } from '../../../text/spans/sentence-around.js';
import { isMarketCount } from './counted-market.js';
import { withNoun } from './with-noun.js';

const MIN_AIM = 20;
const NO_AIM: ReadonlySet<NumberType> = new Set(['date', 'share', 'duration', 'market']);
const BEFORE_CHARS = 60;
const { noAim: IS_NO_AIM } = readSinglePatterns('answer-counts', ['noAim']);
/** "2030: 1,500 rooms", "year 5: 25 stations", "in five years, with 400 clinics", "at 400,000 machines it's $28M". */
const IS_TO_COME = new RegExp(
  String.raw`\b(?:(?:in|within) (?:the next )?(?:five|ten|three|four|two|\d{1,2}) years|by (?:the end of )?20[2-4]\d|20[3-4]\d|year (?:five|5|ten|10)|phase` +
    String.raw`|(?:would|will|want|could|if|aim|goal|vision)|['’](?:d|ll))\b|^\s*at \d`,
  'i',
);
/** "A big weekend with 50 dads": how many one of them has. "If I owe you 33 pallets" is an example. */
const IS_OF_ONE = /\b(?:an?|each|every|one) (?:[a-z]{2,15} ){1,4}(?:with|of|for) (?:about |around |some )?$/i;
const IS_EXAMPLE =
  /\b(?:if|when|whenever|suppose|say|imagine) (?:i|you|he|she|they|somebody|someone|an?|one|my|the) [^.;!?]{0,60}$/i;
const isToCome = (text: string, { span, isPlanned }: TypedNumber): boolean =>
  isPlanned || IS_TO_COME.test(sentenceAround(text, span));

/** How far they want to come; "400 clinics, of which 22" is the whole, and "40 companies use it" is how far they are. */
const isAim = (text: string, number: TypedNumber): boolean =>
  isToCome(text, number) &&
  !isMarketCount(text, number) &&
  ![IS_NO_AIM, IS_OF_ONE, IS_EXAMPLE].some((isOther) =>
    isOther.test(text.slice(Math.max(0, number.span.start - BEFORE_CHARS), number.span.start)),
  );

/** The largest number of what is to come, as it was written; a smaller one is how far they are, and how many there are is none. */
export function toldAim(text: string, numbers: readonly TypedNumber[]): string | null {
  const [largest] = numbers
    .filter(
      (number) =>
        !NO_AIM.has(number.type) && number.currency === null && number.value >= MIN_AIM && isAim(text, number),
    )
    .toSorted((a, b) => b.value - a.value);
  return largest === undefined || largest.noun === null ? null : withNoun(text, largest);
}
