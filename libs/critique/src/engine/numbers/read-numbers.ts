import { IRREGULAR_PLURALS } from '../../lexicon/fact-words.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import { spanOf } from '../../text/spans/token-spans.js';
import { oncePer } from '../../text/once-per.js';
import type { Token } from '../../text/tokens/token.js';
import { CURRENCY_NAME, currencyNamed } from './currency-names.js';
import { numberValue, scaleWordsIn } from './number-value.js';
import type { NumberType, TypedNumber } from './typed-number.js';

const CUES = readSinglePatterns('numbers', [
  'time',
  'month',
  'pricedBefore',
  'ownCost',
  'earned',
  'funded',
  'market',
  'payers',
  'payingVerb',
  'users',
  'usingVerb',
  'often',
  'each',
  'notCounted',
  'planned',
  'total',
  'totalBehind',
  'deed',
  'exist',
]);
const YEAR = /^(?:19|20)\d\d$/;
const PERIOD = /^(?:day|week|month|quarter|term|season|year)$/;
const REACH_TOKENS = 6;
const NOUN_WORDS = 4;

/** A number where it stands, with the words around it. */
interface Place {
  readonly tokens: readonly Token[];
  readonly index: number;
  /** The last token of the number itself: "million" in "2 million". */
  readonly last: number;
}

const lowerAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? '';

function wordsFrom({ tokens, index, last }: Place, way: 'before' | 'after'): string {
  const sentence = tokens[index]?.sentence;
  const near =
    way === 'before'
      ? tokens.slice(Math.max(0, index - REACH_TOKENS), index)
      : tokens.slice(last + 1, last + 1 + REACH_TOKENS);
  return near
    .filter((token) => token.sentence === sentence)
    .map(({ lower }) => lower)
    .join(' ');
}

/** "240 a month", "$5 per order", "9/seat": what a price is paid for, and the last token of that. */
function perOf({ tokens, last }: Place): { readonly unit: string; readonly last: number } | null {
  const [lead, unit] = [lowerAt(tokens, last + 1), lowerAt(tokens, last + 2)];
  if (/^(?:month|year|week)ly$/.test(lead)) return { unit: lead.replace('ly', ''), last: last + 1 };
  if (lead === 'apiece' || (lead === 'each' && !/^\p{L}/u.test(unit))) return { unit: 'piece', last: last + 1 };
  return /^(?:an?|per|\/|each|every)$/.test(lead) && unit !== '' ? { unit, last: last + 2 } : null;
}

/** "per flat per month", "5,200 meals a month": how often, where it stands right behind; null where it does not. */
function periodFrom(tokens: readonly Token[], index: number): string | null {
  const [lead, unit] = [lowerAt(tokens, index), lowerAt(tokens, index + 1)];
  return /^(?:an?|per|each|every)$/.test(lead) && PERIOD.test(unit) ? unit : null;
}

/** The thing counted: "19 small colleagues" counts "small colleagues". What is no plural may be a verb: "16 pay". */
function nounOf({ tokens, last }: Place): string | null {
  const phrase = nounPhraseAt(tokens, last + 1);
  if (phrase === null || phrase.first > last + 1) return null;
  const words = tokens.slice(phrase.first, phrase.head + 1);
  const plural = words.findIndex(
    ({ lower, lemma }) => IRREGULAR_PLURALS.has(lower) || (lower.endsWith('s') && lemma !== lower),
  );
  const counted = words.slice(0, plural + 1);
  return counted.length === 0 || counted.length > NOUN_WORDS || counted.some(({ kind }) => kind !== 'word')
    ? null
    : counted.map(({ text }) => text).join(' ');
}

/** The second number of "94 of 112" and of "19 out of 20", with its place. */
function outOf({ tokens, last }: Place): { readonly value: number; readonly last: number } | null {
  let at = last + 1;
  if (lowerAt(tokens, at) === 'out') at += 1;
  if (lowerAt(tokens, at) !== 'of') return null;
  at += 1;
  while (/^(?:the|our|these|those|them|all|first)$/.test(lowerAt(tokens, at))) at += 1;
  const [word, next, then] = [lowerAt(tokens, at), lowerAt(tokens, at + 1), lowerAt(tokens, at + 2)];
  const value = numberValue(word, next, then);
  return value === null ? null : { value, last: at + scaleWordsIn(next, then) };
}

const MONEY_SIGN = /^\p{Sc}/u;

/** "R$19": the letter stands right before the sign. */
function isOfAnotherCountry({ tokens, index }: Place): boolean {
  const sign = MONEY_SIGN.test(lowerAt(tokens, index)) ? index : index - 1;
  return lowerAt(tokens, sign - 1) === 'r' && tokens[sign - 1]?.end === tokens[sign]?.start;
}

const wordAt = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';

/** The money that a word behind or before a sum stands for. */
function currencyBeside({ tokens, index, last }: Place): string | null {
  const next = lowerAt(tokens, last + 1);
  if (MONEY_SIGN.test(next) || CURRENCY_NAME.test(next)) return next;
  return currencyNamed(wordAt(tokens, index - 1)) ?? currencyNamed(wordAt(tokens, last + 1)) ?? null;
}

function currencyOf(place: Place): string | null {
  const { tokens, index } = place;
  const own = MONEY_SIGN.exec(lowerAt(tokens, index))?.[0] ?? MONEY_SIGN.exec(lowerAt(tokens, index - 1))?.[0];
  if (own === undefined) return currencyBeside(place);
  return isOfAnotherCountry(place) ? `R${own}` : own;
}

function moneyType(place: Place): NumberType {
  const [before, after] = [wordsFrom(place, 'before'), wordsFrom(place, 'after')];
  if (CUES.market.test(`${before} ${after}`)) return 'market';
  if (CUES.funded.test(before) || CUES.funded.test(after)) return 'funding';
  if (CUES.earned.test(before) || CUES.earned.test(after)) return 'payment';
  if (CUES.ownCost.test(before)) return 'money-moved';
  if (perOf(place) !== null || CUES.pricedBefore.test(before)) return 'price';
  return 'money-moved';
}

function countType(place: Place): NumberType {
  const [before, after] = [wordsFrom(place, 'before'), wordsFrom(place, 'after')];
  const { tokens, last } = place;
  const next = lowerAt(tokens, last + 1) === '-' ? lowerAt(tokens, last + 2) : lowerAt(tokens, last + 1);
  if (CUES.time.test(next)) return CUES.each.test(before) ? 'frequency' : 'duration';
  if (CUES.often.test(after)) return 'frequency';
  if (CUES.market.test(after)) return 'market';
  return whoseCount(before, after);
}

/** Of whom there is a number: who pays, who uses it, or only who there is. */
function whoseCount(before: string, after: string): NumberType {
  if (CUES.payers.test(after) || CUES.payingVerb.test(after) || CUES.payers.test(before.split(' ').at(-1) ?? ''))
    return 'customers';
  if (CUES.users.test(after) || CUES.usingVerb.test(after)) return 'users';
  return CUES.exist.test(before) ? 'market' : 'size';
}

function typeOf(place: Place, currency: string | null): NumberType {
  const { tokens, index } = place;
  const word = lowerAt(tokens, index);
  if (currency !== null) return moneyType(place);
  if (word.endsWith('%') || /^per ?cent$/.test(lowerAt(tokens, place.last + 1))) return 'share';
  if (
    YEAR.test(word) ||
    CUES.month.test(lowerAt(tokens, index - 1)) ||
    CUES.month.test(lowerAt(tokens, place.last + 1))
  )
    return 'date';
  return countType(place);
}

/** Whether each sentence of a text plans, found once however many numbers stand in it. */
const plannedSentences = new WeakMap<readonly Token[], Map<number | undefined, boolean>>();

function isPlanned({ tokens, index }: Place): boolean {
  const sentence = tokens[index]?.sentence;
  const known = plannedSentences.get(tokens) ?? new Map<number | undefined, boolean>();
  plannedSentences.set(tokens, known);
  const isKnown = known.get(sentence);
  if (isKnown !== undefined) return isKnown;
  let [first, end] = [index, index + 1];
  while (first > 0 && tokens[first - 1]?.sentence === sentence) first -= 1;
  while (end < tokens.length && tokens[end]?.sentence === sentence) end += 1;
  const words = tokens.slice(first, end).map(({ lower }) => lower);
  const planned = CUES.planned.test(words.join(' '));
  known.set(sentence, planned);
  return planned;
}

/** "Type 1 diabetes", "phase 2", "form 8": which one it is, and not how many there are. */
const OF_KINDS =
  /^(?:type|phase|tier|level|class|grade|category|form|step|version|chapter|section|schedule|annex|article|no)$/;
const LAST_OF_KINDS = 20;

/** A number and its value; null where a number word only means "a". */
function placeAt(tokens: readonly Token[], index: number): { readonly place: Place; readonly value: number } | null {
  const [word, next, then] = [lowerAt(tokens, index), lowerAt(tokens, index + 1), lowerAt(tokens, index + 2)];
  const value = numberValue(word, next, then);
  const isWord = tokens[index]?.kind !== 'number';
  if (value === null || (isWord && CUES.notCounted.test(`${word} ${next}`))) return null;
  if (!isWord && value <= LAST_OF_KINDS && OF_KINDS.test(lowerAt(tokens, index - 1))) return null;
  return { place: { tokens, index, last: index + scaleWordsIn(next, then) }, value };
}

/** "94 of 112": a share of a whole that was counted. */
function shareAt(place: Place, value: number): TypedNumber | null {
  const whole = lowerAt(place.tokens, place.index).endsWith('%') ? null : outOf(place);
  if (whole === null || whole.value < value) return null;
  const counted = { ...place, last: whole.last };
  return {
    span: spanOf(place.tokens, place.index, whole.last),
    sentence: place.tokens[place.index]?.sentence ?? 0,
    type: 'share',
    value,
    currency: null,
    noun: nounOf(counted),
    per: null,
    period: null,
    outOf: whole.value,
    isDone: CUES.deed.test(wordsFrom(counted, 'after')),
    isTotal: false,
    isPlanned: isPlanned(place),
  };
}

/** "900 dirhams a year" is a price, and so many thousands are what a company takes in. */
const INCOME_MIN = 10_000;
function rateOf(place: Place, value: number): ReturnType<typeof perOf> {
  return value >= INCOME_MIN || CUES.ownCost.test(wordsFrom(place, 'before')) ? null : perOf(place);
}

/** Where the number ends with its currency, what it is paid for and how often. */
interface Extent {
  readonly last: number;
  readonly per: string | null;
  readonly period: string | null;
}

function extentOf(place: Place, value: number, type: NumberType, isInWords: boolean): Extent {
  const { tokens, last } = place;
  const per = isInWords ? rateOf({ ...place, last: last + 1 }, value) : type === 'price' ? perOf(place) : null;
  const end = per?.last ?? (isInWords ? last + 1 : last);
  const period = per === null || PERIOD.test(per.unit) ? null : periodFrom(tokens, end + 1);
  return { last: period === null ? end : end + 2, per: per?.unit ?? null, period };
}

function numberAt(tokens: readonly Token[], index: number): TypedNumber | null {
  const found = placeAt(tokens, index);
  if (found === null) return null;
  const { place, value } = found;
  const currency = currencyOf(place);
  const share = currency === null ? shareAt(place, value) : null;
  if (share !== null) return share;
  const type = typeOf(place, currency);
  const noun = currency === null ? nounOf(place) : null;
  const isInWords = currency !== null && lowerAt(tokens, place.last + 1) === currency;
  const { last, per, period } = extentOf(place, value, type, isInWords);
  return {
    span: spanOf(tokens, index, last),
    sentence: tokens[index]?.sentence ?? 0,
    type,
    value,
    currency,
    noun,
    per,
    period: noun === null ? period : periodFrom(tokens, place.last + 1 + noun.split(' ').length),
    outOf: null,
    isDone: false,
    isTotal: CUES.total.test(wordsFrom(place, 'before')) || CUES.totalBehind.test(wordsFrom(place, 'after')),
    isPlanned: isPlanned(place),
  };
}

/** Every number of a text that says how much of something there is, in its order; worked out once for a text. Pure. */
export const readNumbers = oncePer<readonly Token[], readonly TypedNumber[]>((tokens) => {
  const found: TypedNumber[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const number = (tokens[index]?.start ?? 0) < (found.at(-1)?.span.end ?? 0) ? null : numberAt(tokens, index);
    if (number !== null) found.push(number);
  }
  return found;
});
