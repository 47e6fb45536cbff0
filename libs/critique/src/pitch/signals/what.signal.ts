import { oncePer } from '../../text/once-per.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import { GENERIC_PRODUCT_NOUNS, PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { opensRequest } from '../../text/grammar/imperative.js';
import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import { contentWords, type PitchText } from '../../engine/read-text.js';
import { concreteVerbs, isVerb } from '../../text/grammar/verb.js';

const LEAD_WORDS = 8;
const OBJECT_REACH_TOKENS = 4;

export interface WhatMeasurement {
  /** S5: a product noun or a subject with a concrete verb in the first eight words. */
  readonly lead: readonly Span[];
  /** S6: verbs that say what is done. */
  readonly mainVerb: readonly Span[];
  /** S7: objects a camera could film. */
  readonly object: readonly Span[];
  /** Product nouns and leading things anywhere; with no verb and none of these there is nothing for sale. */
  readonly product: readonly Span[];
  readonly hasNoun: boolean;
  readonly hasVerb: boolean;
}

const spanAt = ({ start, end }: Token): Span => ({ start, end });

function isProductNoun(token: Token): boolean {
  return (
    !token.proper &&
    (token.pos === 'NOUN' || token.pos === 'VERB' || token.pos === 'ADJ') &&
    (PRODUCT_NOUNS.has(token.lower) || PRODUCT_NOUNS.has(token.lemma))
  );
}

/** A noun that names a thing: not an idea, not the customer, not a word for anybody. */
function isThing(token: Token | undefined): token is Token {
  if (token?.pos !== 'NOUN') return false;
  return !isAbstractNoun(token.lemma) && !VAGUE_HEADS.has(token.lemma) && token.kind === 'word';
}

/** The head of the phrase the pitch opens with: "Cold storage rented ..." opens with "storage". */
function leadingThing(tokens: readonly Token[]): Token | null {
  const first = tokens.findIndex((token) => token.kind !== 'punctuation');
  const phrase = first < 0 || isVerb(tokens, first) || opensRequest(tokens, first) ? null : nounPhraseAt(tokens, first);
  const head = phrase === null ? undefined : tokens[phrase.head];
  return isThing(head) && !SEGMENT_HEADS.has(head.lemma) ? head : null;
}

function objectOf(tokens: readonly Token[], verb: number): Token | null {
  for (let index = verb + 1; index <= verb + OBJECT_REACH_TOKENS && index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'punctuation' || isVerb(tokens, index) || token.pos === 'AUX')
      return null;
    const phrase = nounPhraseAt(tokens, index);
    if (phrase === null) continue;
    const head = tokens[phrase.head];
    return isThing(head) ? head : null;
  }
  return null;
}

function filmableObjects(tokens: readonly Token[], verbs: readonly number[], thing: Token | null): Token[] {
  const objects = verbs.map((verb) => objectOf(tokens, verb)).filter((object) => object !== null);
  const opening = thing !== null && !GENERIC_PRODUCT_NOUNS.has(thing.lemma) ? [thing] : [];
  return [...opening, ...objects].filter((object) => !GENERIC_PRODUCT_NOUNS.has(object.lemma));
}

/** S5 to S7: is there a thing, does something happen, and could one film it; found once for all that is measured and written. */
export const measureWhat = oncePer<PitchText, WhatMeasurement>(({ tokens }) => {
  const words = contentWords(tokens);
  const leadEnd = words[Math.min(LEAD_WORDS, words.length) - 1]?.end ?? 0;
  const verbs = concreteVerbs(tokens);
  const verbTokens = verbs.map((index) => tokens[index]).filter((token) => token !== undefined);
  const thing = leadingThing(tokens);
  const products = tokens.filter((token, index) => isProductNoun(token) && !opensRequest(tokens, index));
  const lead = [...(thing === null ? [] : [thing]), ...products, ...verbTokens].filter((token) => token.end <= leadEnd);
  return {
    lead: lead.slice(0, 1).map(spanAt),
    mainVerb: verbTokens.slice(0, 2).map(spanAt),
    object: filmableObjects(tokens, verbs, thing).slice(0, 2).map(spanAt),
    product: [...(thing === null ? [] : [thing]), ...products].map(spanAt),
    hasNoun: tokens.some((token) => token.pos === 'NOUN' || token.pos === 'PROPN'),
    hasVerb: tokens.some((_, index) => isVerb(tokens, index)),
  };
});
