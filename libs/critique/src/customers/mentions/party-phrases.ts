import { nounPhraseAt, nounPhrasesIn, type NounPhrase } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_VERBS as VERBS } from '../customer-patterns.js';
import { lowerAt, PLACE_LEADS } from './sentence-words.js';

const isPluralNoun = (token: Token | undefined): boolean =>
  (token?.pos === 'NOUN' || token?.pos === 'PROPN') && /[^s]s$/.test(token.lower);

const OF_OURS = /^(?:it|us|our|ours|this)$/;

/** Whether a word is what many do: "lease", "use it". */
const isDeed = (tokens: readonly Token[], index: number): boolean =>
  VERBS.buying.has(lowerAt(tokens, index)) ||
  (VERBS.trying.has(lowerAt(tokens, index)) && OF_OURS.test(lowerAt(tokens, index + 1)));

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

/** "We sell to lift companies": the tagger takes the first word of a name for a verb. */
function withFirstWord(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  const isOfName =
    tokens[first - 1]?.pos === 'VERB' &&
    /^(?:to|for)$/.test(lowerAt(tokens, first - 2)) &&
    lowerAt(tokens, head).endsWith('s');
  return { first: isOfName ? first - 1 : first, head };
}

/** "We want to let developers write": what they are let or made to do follows, and none of it is their name. */
const GIVES = /^(?:let|make|give|show|teach|tell)$/;

/** "Kips Health helps therapists", "we text farmers": the tagger takes the verb for a part of a name. */
function behindVerb(tokens: readonly Token[], { first, head }: NounPhrase): NounPhrase {
  if (GIVES.test(lowerAt(tokens, first)) && first < head) return { first: first + 1, head };
  const isTold = /^(?:we|i)$/.test(lowerAt(tokens, first - 1)) && VERBS.telling.has(lowerAt(tokens, first));
  if (isTold && first < head) return { first: first + 1, head };
  const verb = tokens
    .slice(first + 1, head)
    .findLastIndex(({ lower }) => lower.endsWith('s') && VERBS.helping.has(lower.slice(0, -1)));
  return { first: verb < 0 ? first : first + verb + 2, head };
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

const MENDS = [withoutVerb, behindPlace, withFirstWord, behindVerb, behindGap] as const;
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
