import type { Span } from '@playbook/contracts/core/span.schema';
import type { TypedNumber } from '../engine/numbers/typed-number.js';
import { numberValue } from '../engine/numbers/number-value.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { ABOUT_OTHERS, type Source, type SourceSentence } from './source.js';

const CUES = readSinglePatterns('application', [
  'notToday',
  'ourPrice',
  'rivalCharges',
  'noRivals',
  'noRevenue',
  'founders',
  'soloFounder',
  'notOurFounders',
  'known',
  'metIn',
  'wentLive',
  'monthly',
  'lastMonth',
  'allFulltime',
  'partTime',
  'namedPartTime',
  'unpaid',
  'promised',
]);

/** What two answers can say differently of. */
export type ClaimTopic =
  | 'price'
  | 'customers'
  | 'users'
  | 'founders'
  | 'known'
  | 'met'
  | 'live'
  | 'monthly'
  | 'fulltime'
  | 'rivals'
  | 'revenue';

/** Something that a sentence says of the company as it is today. */
export interface Claim {
  readonly topic: ClaimTopic;
  /** What makes two claims comparable: "$ month", "clinic". */
  readonly of: string;
  readonly value: string;
  /** The number, where there is one. */
  readonly number: TypedNumber | null;
  readonly source: Source;
  readonly sentence: SourceSentence;
}

type Said = Omit<Claim, 'source' | 'sentence'>;

const said = (topic: ClaimTopic, of: string, value: string, number: TypedNumber | null = null): Said => ({
  topic,
  of,
  value,
  number,
});

const MONTHS_A_YEAR = 12;
const YEARLY = 'year';
const MONTHLY = 'month';

const wordsOf = (sentence: SourceSentence, { start, end }: Span): string =>
  sentence.text.slice(start - sentence.start, end - sentence.start);

/** Who pays, as the founder calls them; 'they' for words that name nobody. */
const PAYER = /\b([\p{L}-]{3,30}s) (?:pay|pays|paying|paid)\b/iu;
const ANYBODY = /^(?:customers|clients|users|subscribers|buyers)$/i;

function payerOf(text: string): string {
  const payer = PAYER.exec(text)?.[1] ?? '';
  return payer === '' || ANYBODY.test(payer) ? '' : payer.toLowerCase();
}

/** A price of ours for a month, where the sentence has one only and speaks of today. */
function priceIn(sentence: SourceSentence): Said[] {
  const prices = sentence.numbers.filter(({ type }) => type === 'price');
  const [price] = prices;
  if (price === undefined || prices.length > 1 || price.per === null || price.currency === null) return [];
  const monthly = price.per === YEARLY ? price.value / MONTHS_A_YEAR : price.value;
  const unit = price.per === YEARLY ? MONTHLY : price.per;
  return [said('price', `${price.currency} ${unit}`, String(Math.round(monthly * 100) / 100), price)];
}

/** The last word of what is counted: "small clinics" are clinics. */
const headOf = (noun: string): string => noun.split(' ').at(-1)?.toLowerCase() ?? noun;

function countIn(sentence: SourceSentence, type: 'customers' | 'users'): Said[] {
  const counts = sentence.numbers.filter((number) => number.type === type);
  const [count] = counts;
  if (count?.noun === undefined || count.noun === null || counts.length > 1) return [];
  return [said(type, headOf(count.noun), String(count.value), count)];
}

/** A letter of intent pays nothing. */
const payersIn = (sentence: SourceSentence): Said[] =>
  CUES.promised.test(sentence.text) ? [] : countIn(sentence, 'customers');

const NUMBER_MIN = 2;
function foundersIn({ text }: SourceSentence): Said[] {
  if (CUES.notOurFounders.test(text)) return [];
  if (CUES.soloFounder.test(text)) return [said('founders', '', '1')];
  const count = numberValue(CUES.founders.exec(text)?.[1]?.toLowerCase() ?? '');
  return count === null || count < NUMBER_MIN ? [] : [said('founders', '', String(count))];
}

function matched(topic: ClaimTopic, pattern: RegExp, text: string, of = ''): Said[] {
  const value = pattern.exec(text)?.[1]?.toLowerCase().replace(/[.,]$/, '');
  return value === undefined ? [] : [said(topic, of, String(numberValue(value) ?? value))];
}

/** Money of plans is beside the point here, and money that came in is not. */
const SAYS_OF_ITSELF = 'funding-plan';
const isAboutOthers = (fieldId: string): boolean => ABOUT_OTHERS.has(fieldId) && fieldId !== SAYS_OF_ITSELF;

const FOUNDERS_FIELD = 'founder-names';

/** What the founders are called, in small letters. */
const foundersOf = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources
      .filter(({ fieldId }) => fieldId === FOUNDERS_FIELD)
      .flatMap(({ text }) => text.tokens.filter(({ proper, sentenceInitial }) => proper || sentenceInitial))
      .map(({ lower }) => lower),
  );

function fulltimeIn({ text }: SourceSentence, founders: ReadonlySet<string>): Said[] {
  if (CUES.allFulltime.test(text)) return [said('fulltime', '', 'all')];
  const named = CUES.namedPartTime.exec(text)?.[1]?.toLowerCase() ?? '';
  return CUES.partTime.test(text) || founders.has(named) ? [said('fulltime', '', 'not all')] : [];
}

function revenueIn(sentence: SourceSentence): Said[] {
  if (CUES.noRevenue.test(sentence.text)) return [said('revenue', '', 'none')];
  const isPaid = sentence.numbers.some(({ type, isPlanned, value }) => type === 'customers' && !isPlanned && value > 0);
  return isPaid && /\bpay(?:s|ing)?\b/i.test(sentence.text) && !CUES.unpaid.test(sentence.text)
    ? [said('revenue', '', 'some')]
    : [];
}

const RIVAL_FIELD = 'competitors';
function rivalsIn({ fieldId, text }: Source, sentence: SourceSentence): Said[] {
  if (CUES.noRivals.test(sentence.text)) return [said('rivals', '', 'none')];
  const names = text.tokens.filter(
    ({ proper, start, end, sentenceInitial }) =>
      proper && !sentenceInitial && start >= sentence.start && end <= sentence.end,
  );
  return fieldId === RIVAL_FIELD && names.length > 0 ? [said('rivals', '', 'some')] : [];
}

/** What was: numbers of then. */
const HISTORY = new Set([
  'progress-made',
  'first-users',
  'customer-acquisition',
  'why-this-problem',
  'unique-insight',
  'founder-names',
  'founder-relationship',
  'fulltime-commitment',
  'responsibility-split',
]);

function numbersIn({ fieldId }: Source, sentence: SourceSentence): Said[] {
  const { text, numbers } = sentence;
  const isToday = !CUES.notToday.test(text) && !numbers.some(({ isPlanned }) => isPlanned);
  if (!isToday || ABOUT_OTHERS.has(fieldId) || CUES.rivalCharges.test(text)) return [];
  const price = CUES.ourPrice.test(text) ? priceIn(sentence) : [];
  const counts = HISTORY.has(fieldId) ? [] : [...payersIn(sentence), ...countIn(sentence, 'users')];
  const monthly = HISTORY.has(fieldId) ? [] : matched('monthly', CUES.monthly, text);
  return [...price, ...counts, ...monthly];
}

function saidIn(source: Source, sentence: SourceSentence, founders: ReadonlySet<string>): Said[] {
  const { text } = sentence;
  const facts = isAboutOthers(source.fieldId)
    ? []
    : [
        ...foundersIn(sentence),
        ...matched('known', CUES.known, text),
        ...matched('met', CUES.metIn, text),
        ...matched('live', CUES.wentLive, text),
        ...matched('monthly', CUES.lastMonth, text, 'last'),
        ...fulltimeIn(sentence, founders),
        ...revenueIn(sentence),
      ];
  return [...numbersIn(source, sentence), ...facts, ...rivalsIn(source, sentence)];
}

/** Everything that sentences claim of the company today, in the order of the sources. */
export function claimsOf(sources: readonly Source[]): Claim[] {
  const founders = foundersOf(sources);
  return sources.flatMap((source) =>
    source.sentences.flatMap((sentence) =>
      saidIn(source, sentence, founders).map((claim) => ({ ...claim, source, sentence })),
    ),
  );
}

/** Whether two claims may be of different customers: "clinics pay", "hospitals pay". */
export function areOfOthers(first: Claim, second: Claim): boolean {
  const [one, other] = [payerOf(first.sentence.text), payerOf(second.sentence.text)];
  return one !== '' && other !== '' && one !== other;
}

const YEAR = /(?:19|20)\d\d/;
const isSame = (one = '', other = ''): boolean => one === '' || other === '' || one === other;
/** A month without its year may be of any, and a year without a month has room for all. */
export function areOfOneDate(first: Claim, second: Claim): boolean {
  if (first.topic !== 'live') return false;
  const [year, otherYear] = [first, second].map(({ value }) => YEAR.exec(value)?.[0] ?? '');
  const [month, otherMonth] = [first, second].map(({ value }) => /^[a-z]+/.exec(value)?.[0] ?? '');
  return isSame(year, otherYear) && isSame(month, otherMonth);
}

/** A claim's number as the founder wrote it, in quotes; the claim's value where there is none. */
export const numberOf = ({ number, sentence, value }: Claim): string =>
  number === null ? value : `'${wordsOf(sentence, number.span)}'`;

/** The only claim of a kind in the whole application; null where there is none, or where two differ. */
export function onlyClaim(claims: readonly Claim[], isIt: (claim: Claim) => boolean): Claim | null {
  const found = claims.filter(isIt);
  const [first] = found;
  return first !== undefined && new Set(found.map(({ of, value }) => `${of} ${value}`)).size === 1 ? first : null;
}
