import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { OBJECT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import { PLACES } from '../../lexicon/names.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import type { NounPhrase } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_PATTERNS, CUSTOMER_VERBS } from '../customer-patterns.js';
import { partyPhrasesIn } from './party-phrases.js';
import { isCalledCustomer, leadOf, lowerAt } from './sentence-words.js';
import { isSomebody, likelihoodOfSomebody, type Likelihood } from '../somebody.js';
import { narrowedBy, ofEnd, placeEnd, sizeEnd } from './what-follows.js';

/** Somebody where a text names them once. Indexes into the tokens of the text. */
export interface PartyMention extends NounPhrase {
  /** The last word of a place or a number behind them: "mechanics in Lagos", "clinics with 4 doctors". */
  readonly end: number;
  /** The words of the place among them; empty where none is named. */
  readonly place: readonly Token[];
  /** What tells them from anybody, behind a word that says little: "owners of small apartment buildings"; empty elsewhere. */
  readonly narrowing: readonly Token[];
  readonly isPlural: boolean;
  readonly likelihood: Likelihood;
}

const ONE = /^(?:an?|another|each|every|one|the|any|per)$/;
const PLURAL = /[^s]s$|(?:men|people|children)$/;

/** One that stands for its kind has an article or the like in front, or buys: "owner pays 3% of fares". */
function isOne(tokens: readonly Token[], { first, head }: NounPhrase): boolean {
  const verb = lowerAt(tokens, head + 1);
  const isBuyer = verb.endsWith('s') && CUSTOMER_VERBS.buying.has(verb.slice(0, -1));
  const isPayer = isBuyer && !/^\p{L}/u.test(lowerAt(tokens, first - 1));
  return isPayer || ONE.test(lowerAt(tokens, first - 1)) || ONE.test(lowerAt(tokens, first));
}

const namesKind = ({ pos, proper, lemma, lower }: Token): boolean =>
  (pos === 'NOUN' || pos === 'VERB' || proper) && !VAGUE_HEADS.has(lemma) && !PLACES.has(lower);
const namesPeople = ({ pos, lower }: Token): boolean => pos === 'ADJ' && !CUSTOMER_PATTERNS.emptyAdjectives.test(lower);

/** "Growing companies" are anybody and "landscaping companies" are not; "young people" are somebody and "pill people" are not. */
function isToldApart(tokens: readonly Token[], { first, head }: NounPhrase): boolean {
  const words = tokens.slice(first, head);
  return words.some(/^(?:people|person|human)$/.test(lowerAt(tokens, head)) ? namesPeople : namesKind);
}

/** What a plural that no list knows may be, where its place says that it is somebody. */
const isThing = ({ lemma }: Token): boolean =>
  isAbstractNoun(lemma) || OBJECT_HEADS.has(lemma) || PRODUCT_NOUNS.has(lemma);

function likelihoodAt(tokens: readonly Token[], phrase: NounPhrase, isPlural: boolean): Likelihood {
  const head = tokens[phrase.head];
  if (head === undefined || (head.proper && !isPlural)) return 'no';
  if (VAGUE_HEADS.has(head.lemma)) return isToldApart(tokens, phrase) ? 'sure' : 'no';
  return likelihoodOfSomebody(isPlural ? head.lower : `${head.lower}s`, lowerAt(tokens, phrase.head - 1));
}

const BUYS_FROM_US = /^(?:us|it|yearly|annually|monthly|weekly|:|\.|,|[$€£]|[$€£]?\d.{0,20})$/;
/** An "'s" that begins a text is nobody. */
const IS_CALLED = /^\p{L}{3}/u;
/** "The race loft buys": whatever no list knows is somebody where it buys or pays. */
const isBuyerHere = (tokens: readonly Token[], { first, head }: NounPhrase): boolean =>
  IS_CALLED.test(lowerAt(tokens, head)) &&
  (lowerAt(tokens, first - 1) === 'the' || tokens[first]?.sentenceInitial === true) &&
  /^(?:buys|pays)$/.test(lowerAt(tokens, head + 1)) &&
  BUYS_FROM_US.test(lowerAt(tokens, head + 2)) &&
  tokens[head]?.proper === false;

const SOLD_TO_REACH_TOKENS = 8;
/** "We lease modules to escape rooms": whatever is named where buyers stand. */
function isSoldTo(tokens: readonly Token[], phrase: NounPhrase): boolean {
  const lead = leadOf(tokens, phrase.first);
  const before = tokens.slice(Math.max(0, lead - SOLD_TO_REACH_TOKENS), lead);
  const verb = before.findLastIndex(({ lower }) => CUSTOMER_PATTERNS.sold.test(lower));
  const isOurs = /^(?:we|i)$/.test(before[verb - 1]?.lower ?? '');
  return (
    lowerAt(tokens, lead) === 'to' &&
    tokens[lead - 1]?.pos !== 'NUM' &&
    isOurs &&
    phrase.head > phrase.first &&
    PLURAL.test(lowerAt(tokens, phrase.head))
  );
}

/** Whatever is called a customer is somebody. */
const isCustomerByName = (tokens: readonly Token[], { first, head }: NounPhrase): boolean =>
  PLURAL.test(lowerAt(tokens, head)) && isCalledCustomer(tokens, leadOf(tokens, first));

/** A plural that no list knows may be somebody where its place says so, unless it is a thing or a name. */
const mayBeSomebody = (head: Token): boolean => !isThing(head) && (head.pos === 'NOUN' || head.sentenceInitial);

/** What stands behind a name and belongs to it. */
function behindName(
  tokens: readonly Token[],
  head: number,
  narrowing: readonly Token[],
): Pick<PartyMention, 'end' | 'place' | 'narrowing'> {
  const place = placeEnd(tokens, head);
  const size = sizeEnd(tokens, place ?? head) ?? ofEnd(tokens, head);
  return {
    end: narrowing.length > 0 ? head + narrowing.length : (size ?? place ?? head),
    place: tokens.slice(head + 1, (place ?? head) + 1),
    narrowing,
  };
}

const MEANS = /^(?:using|via)$/;
/** "Using a peptide carrier": what something is done with. */
const isMeans = (tokens: readonly Token[], first: number): boolean =>
  MEANS.test(lowerAt(tokens, leadOf(tokens, first)));

/** "A side stream for a pilot" is a test, and nobody who flies. */
const isTrial = (tokens: readonly Token[], { head }: NounPhrase): boolean => lowerAt(tokens, head) === 'pilot';

const NONE = /^(?:no|without|zero)$/;
/** "No electrician", and the nannies of "nannies' employers". */
const isNobodyHere = (tokens: readonly Token[], { first, head }: NounPhrase): boolean =>
  isTrial(tokens, { first, head }) ||
  NONE.test(lowerAt(tokens, first - 1)) ||
  NONE.test(lowerAt(tokens, first)) ||
  (/^'s?$/.test(lowerAt(tokens, head + 1)) && isSomebody(lowerAt(tokens, head + 2)));

function mentionOf(tokens: readonly Token[], phrase: NounPhrase): PartyMention | null {
  const head = tokens[phrase.head];
  if (head?.kind !== 'word' || isNobodyHere(tokens, phrase)) return null;
  const isPlural = PLURAL.test(head.lower);
  return [isSoldTo, isBuyerHere, isCustomerByName].some((isSure) => isSure(tokens, phrase))
    ? { ...phrase, ...behindName(tokens, phrase.head, []), isPlural, likelihood: 'sure' }
    : mentionByName(tokens, phrase, head, isPlural);
}

/** Somebody by what they are called; null where that names nobody. */
function mentionByName(
  tokens: readonly Token[],
  phrase: NounPhrase,
  head: Token,
  isPlural: boolean,
): PartyMention | null {
  if (!isPlural && (!isOne(tokens, phrase) || isMeans(tokens, phrase.first))) return null;
  const narrowing = phrase.first === phrase.head ? narrowedBy(tokens, phrase.head) : [];
  const likelihood = narrowing.length > 0 ? 'sure' : likelihoodAt(tokens, phrase, isPlural);
  if (likelihood === 'no' && !(isPlural && mayBeSomebody(head))) return null;
  return { ...phrase, ...behindName(tokens, phrase.head, narrowing), isPlural, likelihood };
}

const DEED = /^(?:call|phone|ring|pay|ask|visit|text)$/;
/** "Dental offices call labs": what the ones before do begins no name. */
function withoutDeed(tokens: readonly Token[], phrase: NounPhrase): NounPhrase {
  const before = tokens[phrase.first - 1];
  const isDeed = DEED.test(lowerAt(tokens, phrase.first)) && before?.pos === 'NOUN' && PLURAL.test(before.lower);
  return isDeed && phrase.head > phrase.first ? { ...phrase, first: phrase.first + 1 } : phrase;
}

/** Everybody whom a text names, in its order; what no list knows is among them, for its place may say that it is somebody. */
export const mentionsIn = (tokens: readonly Token[]): readonly PartyMention[] =>
  partyPhrasesIn(tokens).flatMap((phrase) => mentionOf(tokens, withoutDeed(tokens, phrase)) ?? []);
