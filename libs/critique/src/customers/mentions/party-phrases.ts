import { QUALIFYING_WORDS } from '../../lexicon/customers.js';
import { nounPhraseAt, nounPhrasesIn, type NounPhrase } from '../../text/grammar/noun-phrase.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_VERBS as VERBS } from '../customer-patterns.js';
import { isSomebody } from '../somebody.js';
import { isVerbOf, lowerAt, PLACE_LEADS } from './sentence-words.js';

const isPluralNoun = (token: Token | undefined): boolean =>
  (token?.pos === 'NOUN' || token?.pos === 'PROPN') && /[^s]s$/.test(token.lower);

const JUDGES = /^(?:love|like|hate|want|need)$/;
const OF_OURS = /^(?:it|us|our|ours|this)$/;

/** Whether a word is what many do: "lease", "use it". */
const isDeed = (tokens: readonly Token[], index: number): boolean =>
  VERBS.buying.has(lowerAt(tokens, index)) ||
  ((VERBS.trying.has(lowerAt(tokens, index)) || JUDGES.test(lowerAt(tokens, index))) &&
    OF_OURS.test(lowerAt(tokens, index + 1)));

/** "Opera houses lease": the tagger takes what they do for a part of their name. */
function withoutVerb(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  for (let at = first + 1; at <= head; at += 1)
    if (isDeed(tokens, at) && isPluralNoun(tokens[at - 1])) return { first, head: at - 1 };
  return { first, head };
}

/** "Landlords in Ohio screen applicants": the tagger takes a place and a verb for a part of whoever follows. */
function behindPlace(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  const isOfPlace =
    tokens[first]?.proper === true && PLACE_LEADS.has(lowerAt(tokens, first - 1)) && isPluralNoun(tokens[first - 2]);
  return { first: isOfPlace && head - first > 1 ? head : first, head };
}

/** "We sell to lift companies", "it lets tackle shops order": the tagger takes the first word of a name for a verb. */
function withFirstWord(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  // "To independent escape rooms".
  const start = tokens[first - 2]?.pos === 'ADJ' ? first - 2 : first - 1;
  const isOfName =
    tokens[first - 1]?.pos === 'VERB' &&
    /^(?:to|for|lets?|helps?)$/.test(lowerAt(tokens, start - 1)) &&
    lowerAt(tokens, head).endsWith('s');
  // "Customers are mid-size manufacturers".
  const isQualified = tokens[first - 1]?.pos === 'VERB' && QUALIFYING_WORDS.has(lowerAt(tokens, first - 1));
  return { first: isOfName ? start : isQualified ? first - 1 : first, head };
}

/** "We want to let developers write": what they are let or made to do follows, and none of it is their name. */
const GIVES = /^(?:let|make|give|show|teach|tell)$/;

/** "Kips Health helps therapists", "we text farmers": the tagger takes the verb for a part of a name. */
function behindVerb(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  if (GIVES.test(lowerAt(tokens, first)) && first < head) return { first: first + 1, head };
  // "We are helping salt workers".
  const isHelping = lowerAt(tokens, first).endsWith('ing') && isVerbOf(VERBS.helping, tokens[first]);
  if (isHelping && first < head) return { first: first + 1, head };
  const isTold = /^(?:we|i)$/.test(lowerAt(tokens, first - 1)) && VERBS.telling.has(lowerAt(tokens, first));
  if (isTold && first < head) return { first: first + 1, head };
  const verb = tokens
    .slice(first + 1, head)
    .findLastIndex(({ lower }) => lower.endsWith('s') && VERBS.helping.has(lower.slice(0, -1)));
  return { first: verb < 0 ? first : first + verb + 2, head };
}

const isOneProduct = (token: Token | undefined): boolean => token?.pos === 'NOUN' && PRODUCT_NOUNS.has(token.lower);

/** "Our app schedules falconers": the tagger takes what the product does for a part of whoever follows. */
function behindProduct(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  const product = tokens
    .slice(first, head - 1)
    .findIndex((token, at) => isOneProduct(token) && /[^s]s$/.test(lowerAt(tokens, first + at + 1)));
  const isMany = lowerAt(tokens, head).endsWith('s');
  return { first: product < 0 || !isMany ? first : first + product + 2, head };
}

/** ", check and sign", ", check them": the tagger takes some of them for nouns. */
const isListOfDeeds = (tokens: readonly Token[], comma: number): boolean =>
  lowerAt(tokens, comma) === ',' &&
  (tokens[comma + 1]?.pos === 'VERB' ||
    (/^(?:and|or)$/.test(lowerAt(tokens, comma + 2)) && !lowerAt(tokens, comma + 1).endsWith('s')));

/** "Ski-lift crews grease, check and sign": behind somebody stands what they do, where what follows is one more verb or an object. */
function withoutDeed(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  const [before, next] = [tokens[head - 1], tokens[head + 1]];
  const isSomebodyBefore = head > first && isPluralNoun(before) && isSomebody(lowerAt(tokens, head - 1));
  const isBase = !lowerAt(tokens, head).endsWith('s');
  const isObject = next?.pos === 'DET' || next?.pos === 'NUM' || isListOfDeeds(tokens, head + 1);
  return { first, head: isSomebodyBefore && isBase && isObject ? head - 1 : head };
}

const MAX_GAP_CHARS = 2;

/** Words that a reader skips were taken out between two others: "Kips Health [enables] therapists". */
export const isBehindGap = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index]?.start ?? 0) - (tokens[index - 1]?.end ?? tokens[index]?.start ?? 0) > MAX_GAP_CHARS;

function behindGap(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  let start = head;
  while (start > first && !isBehindGap(tokens, start)) start -= 1;
  return { first: start, head };
}

const MENDS = [withoutVerb, withoutDeed, behindPlace, withFirstWord, behindVerb, behindProduct, behindGap] as const;
const mended = (tokens: readonly Token[], phrase: NounPhrase): NounPhrase =>
  MENDS.reduce((mend, next) => next(tokens, mend), phrase);

/** A piano tuner's round names the tuner. */
function possessorsIn(tokens: readonly Token[]): NounPhrase[] {
  return tokens.flatMap((token, index) => {
    const isPossessor = lowerAt(tokens, index + 1) === "'s" || tokens[index + 1]?.text === "'";
    if (!isPossessor || token.pos !== 'NOUN') return [];
    let first = index;
    while (/^(?:NOUN|ADJ)$/.test(tokens[first - 1]?.pos ?? '')) first -= 1;
    return [{ first, head: index }];
  });
}

/** The noun phrases of a text in their order, and whoever owns something, without the verbs that the tagger takes for nouns. */
export const partyPhrasesIn = (tokens: readonly Token[]): readonly NounPhrase[] =>
  [...nounPhrasesIn(tokens), ...possessorsIn(tokens)]
    .map((phrase) => mended(tokens, phrase))
    .toSorted((a, b) => a.first - b.first);

/** The noun phrase right behind a word, without a verb at its end; null where there is none. */
export function phraseBehind(tokens: readonly Token[], index: number): NounPhrase | null {
  const phrase = nounPhraseAt(tokens, index + 1);
  return phrase === null || phrase.first > index + 2 ? null : withoutVerb(tokens, phrase);
}
