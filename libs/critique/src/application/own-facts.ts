import type { MemoDoubt } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { NumberType } from '../engine/numbers/typed-number.js';
import { quoted } from '../engine/quotes.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { readWords } from '../lexicon/read-words.js';
import type { PartOfSpeech, Token } from '../text/tokens/token.js';
import { overlaps } from '../text/spans/span.js';
import { onlyClaim, type Claim } from './claims.js';
import type { Source, SourceSentence } from './source.js';

const CUES = readSinglePatterns('application', ['nameOfPlace', 'nameOfTime', 'someLeft', 'limit', 'byHand']);
const OPENS_NAME: ReadonlySet<PartOfSpeech> = new Set(['PROPN', 'ADJ', 'NOUN']);
const PLACES = readWords('places');
const THINGS = readWords('counted-things');
const RIVAL_FIELD = 'competitors';
const MARKET_FIELD = 'market-size';
/** With fewer payers one who leaves is told as a part of all. */
const FEW_PAYERS = 10;
const MIN_PAYERS = 2;
const TEN_TIMES = 10;
/** Fewer are counted, and no market. */
const MIN_MARKET = 100;
/** A longer name is not quoted whole. */
const NAME_TOKENS = 3;
const PARTS = ['', '', 'half', 'a third', 'a quarter', 'a fifth'] as const;

interface Counts {
  readonly payers: Claim | null;
  readonly users: Claim | null;
}

/** What the whole application counts of itself, where it says one number only. */
const countsIn = (claims: readonly Claim[]): Counts => ({
  payers: onlyClaim(claims, ({ topic }) => topic === 'customers'),
  users: onlyClaim(claims, ({ topic }) => topic === 'users'),
});

function fewPayers({ payers }: Counts): MemoDoubt[] {
  if (payers === null) return [];
  const count = Number(payers.value);
  if (count < MIN_PAYERS || count > FEW_PAYERS) return [];
  return [
    {
      text: `${count} ${payers.of} pay. One that leaves is ${PARTS[count] ?? `one in ${count}`} of your customers.`,
      todo: 'Say how you found them, and which of those ways brings the next ten.',
      quotes: [payers.source.quote(payers.sentence)],
      fields: [payers.source.place],
    },
  ];
}

function unpaidUse({ payers, users }: Counts): MemoDoubt[] {
  if (payers === null || users === null || payers.of !== users.of) return [];
  if (Number(users.value) <= Number(payers.value)) return [];
  return [
    {
      text: `${users.value} ${users.of} use it, and ${payers.value} pay. I want to know what the others wait for.`,
      todo: 'Ask three of those who do not pay, and write what they say.',
      quotes: [users.source.quote(users.sentence), payers.source.quote(payers.sentence)],
      fields: [users.source.place],
    },
  ];
}

/** Doubts that only this application can raise: they come of its own numbers. */
export function ownDoubts(claims: readonly Claim[]): MemoDoubt[] {
  const counts = countsIn(claims);
  return [...unpaidUse(counts), ...fewPayers(counts)];
}

/** A question that only this application is asked. */
export interface OwnQuestion {
  readonly text: string;
  /** Where it comes from. */
  readonly source: Source;
  readonly sentence: SourceSentence;
  /** The question for every company that need not be asked beside it. */
  readonly inPlaceOf?: 'fear';
}

/** Any word may begin a sentence, though few stand before a name. */
const isPart = ({ text, sentenceInitial, pos }: Token): boolean =>
  /^\p{Lu}/u.test(text) && (!sentenceInitial || OPENS_NAME.has(pos));

/** The words of a name are written large, and a space apart. */
function belongTogether(one: Token | undefined, next: Token | undefined): boolean {
  if (one === undefined || next === undefined || next.start - one.end !== 1) return false;
  return isPart(one) && isPart(next);
}

/** "Ketel One, Grey Goose": a list of names may begin with one. */
const opensList = (token: Token, next: Token | undefined): boolean => next?.text === ',' || belongTogether(token, next);

/** The first name in the answer on rivals that is neither a place nor a month. */
function rivalIn(sources: readonly Source[]): OwnQuestion[] {
  const source = sources.find(({ fieldId }) => fieldId === RIVAL_FIELD);
  if (source === undefined) return [];
  const { tokens, original } = source.text;
  const first = tokens.findIndex(
    (token, index) =>
      token.proper &&
      (!token.sentenceInitial || opensList(token, tokens[index + 1])) &&
      token.text !== token.text.toUpperCase() &&
      !PLACES.has(token.lower) &&
      !CUES.nameOfTime.test(token.lower) &&
      !CUES.nameOfPlace.test(tokens[index - 1]?.lower ?? '') &&
      source.sentences.some((sentence) => overlaps(token, sentence)),
  );
  if (first < 0) return [];
  let [from, to] = [first, first];
  while (first - from < NAME_TOKENS && belongTogether(tokens[from - 1], tokens[from])) from -= 1;
  while (to - first < NAME_TOKENS - 1 && belongTogether(tokens[to], tokens[to + 1])) to += 1;
  const [opening, closing] = [tokens[from], tokens[to]];
  if (opening === undefined || closing === undefined) return [];
  const words = quoted(original, { start: opening.start, end: closing.end });
  const sentence = source.sentences.find((one) => overlaps(opening, one));
  if (sentence === undefined) return [];
  return [{ text: `Who looked at you and stayed with ${words}, and why?`, source, sentence, inPlaceOf: 'fear' }];
}

/** What a market may be made of. */
const MARKET_TYPES = new Set<NumberType>(['market', 'size', 'customers']);

function marketIn(sources: readonly Source[]): OwnQuestion[] {
  const source = sources.find(({ fieldId }) => fieldId === MARKET_FIELD);
  const found = source?.sentences
    .flatMap((sentence) => sentence.numbers.map((count) => ({ sentence, count })))
    .find(({ count: { type, currency, isPlanned, value } }) => {
      return MARKET_TYPES.has(type) && currency === null && !isPlanned && value >= MIN_MARKET;
    });
  if (source === undefined || found === undefined || found.count.noun === null) return [];
  const { sentence, count } = found;
  const noun = found.count.noun;
  const number = source.text.original.slice(count.span.start, count.span.end);
  const ofThem = THINGS.has(noun.split(' ').at(-1)?.toLowerCase() ?? '') ? 'of those who pay for them' : 'of them';
  return [{ text: `You count ${number} ${noun}. Which ten ${ofThem} do you call this week?`, source, sentence }];
}

function growthOf({ payers }: Counts): OwnQuestion[] {
  if (payers === null || Number(payers.value) < MIN_PAYERS) return [];
  const goal = (Number(payers.value) * TEN_TIMES).toLocaleString('en-US');
  const { source, sentence } = payers;
  return [{ text: `What gets you from ${payers.value} ${payers.of} that pay to ${goal}?`, source, sentence }];
}

const MAX_QUOTED_CHARS = 110;
/** What counts as today's, and no story of the founders. */
const LEFT_FIELDS = new Set(['metrics', 'validation', 'first-users', 'current-product']);
const LIMIT_FIELDS = new Set(['current-product', 'how-it-works']);

/** A question about the first short sentence of some answers that says something, which it begins with. */
function asked(
  sources: readonly Source[],
  fields: ReadonlySet<string>,
  pattern: RegExp,
  question: string,
): OwnQuestion[] {
  const found = sources
    .filter(({ fieldId }) => fields.has(fieldId))
    .flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })))
    .find(({ sentence: { text } }) => text.length <= MAX_QUOTED_CHARS && pattern.test(text));
  if (found === undefined) return [];
  const { start, text } = found.sentence;
  const words = quoted(found.source.text.original, { start, end: start + text.replace(/[.!]$/, '').length });
  return [{ text: `You write ${words}. ${question}`, ...found }];
}

/** Who is gone knows what was missing. */
const leaversIn = (sources: readonly Source[]): OwnQuestion[] =>
  asked(sources, LEFT_FIELDS, CUES.someLeft, 'What would have changed that?');

/** What does not work yet, or not without hands, has a price. */
function limitIn(sources: readonly Source[]): OwnQuestion[] {
  const byHand = asked(sources, LIMIT_FIELDS, CUES.byHand, 'How many of those can you do in a day?');
  const limit = asked(sources, LIMIT_FIELDS, CUES.limit, 'Whom have you lost or turned away because of it?');
  return [...byHand, ...limit].slice(0, 1);
}

/** Questions about what this application itself says. */
export const ownQuestions = (sources: readonly Source[], claims: readonly Claim[]): OwnQuestion[] => [
  ...rivalIn(sources),
  ...leaversIn(sources),
  ...growthOf(countsIn(claims)),
  ...limitIn(sources),
  ...marketIn(sources),
];
