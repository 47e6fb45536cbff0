import { QUALIFYING_WORDS } from '../../lexicon/customers.js';
import { PLACES } from '../../lexicon/names.js';
import { nounPhraseAt, type NounPhrase } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['pluralVerbsAfterThat']);

const DEEDS = new Set('order buy pay use rent sell need lose book hire'.split(' '));
const MOMENTS = new Set('after before during when while whose where who without'.split(' '));
const PARTICIPLE_PREPOSITIONS = new Set(['to', 'in', 'from', 'on', 'for', 'with']);
const SIZES = new Set('with under over below above using on of'.split(' '));
const PLURAL_VERBS_AFTER_THAT = WORDS.pluralVerbsAfterThat;
/** Words that stand between a customer and a qualifier without ending the phrase. */
const RELATIVE_WORDS = 5;

function narrowsBefore(token: Token): boolean {
  return token.pos === 'NUM' || QUALIFYING_WORDS.has(token.lower) || PLACES.has(token.lower);
}

function endOfClause(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end + 1 < tokens.length && end - from < RELATIVE_WORDS && tokens[end + 1]?.kind !== 'punctuation') end += 1;
  return end;
}

/** "in Kenya", "moving to Germany", "on Shopify". */
function placeEnd(tokens: readonly Token[], index: number): number | null {
  if (tokens[index]?.pos !== 'ADP' || !/^(?:in|at|near|across|from|on|around|to)$/.test(tokens[index]?.lower ?? ''))
    return null;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (phrase === null) return null;
  const words = tokens.slice(phrase.first, phrase.head + 1);
  const named = words.findIndex((token) => token.proper || PLACES.has(token.lower));
  if (named < 0) return null;
  // "Stores in Cebu order rice": what they do is no part of the place.
  const deed = words.findIndex(({ lower }, place) => place > named && place < words.length - 1 && DEEDS.has(lower));
  return deed < 0 ? phrase.head : phrase.first + deed - 1;
}

/** "with 2-5 chairs", "under 50 staff", "of children with allergies", "using QuickBooks". */
function sizeEnd(tokens: readonly Token[], index: number): number | null {
  const lead = tokens[index]?.lower ?? '';
  if (!SIZES.has(lead)) return null;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (phrase === null) return null;
  const inside = tokens.slice(index + 1, phrase.head + 1);
  const counted = inside.some((token) => token.pos === 'NUM');
  const named = inside.some((token) => token.proper);
  const fits = lead === 'with' || lead === 'of' ? true : lead === 'using' || lead === 'on' ? named : counted;
  return fits ? phrase.head : null;
}

const SINGULAR_VERBS = new Set(['is', 'was', 'has', 'does']);

/** A relative clause about the customer and not about the product, or a moment. */
function opensMoment(word: string, next: string): boolean {
  if (word === 'who') return !SINGULAR_VERBS.has(next);
  return MOMENTS.has(word) || (word === 'that' && PLURAL_VERBS_AFTER_THAT.test(next));
}

/** "who still run it by hand", "that cannot afford drivers", "after a denial", "moving to Germany". */
function momentEnd(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token === undefined || next === undefined) return null;
  if (opensMoment(token.lower, next.lower)) return endOfClause(tokens, index);
  const participle = token.pos === 'VERB' && token.lower.endsWith('ing');
  return participle && PARTICIPLE_PREPOSITIONS.has(next.lower) ? endOfClause(tokens, index) : null;
}

/**
 * Index of the last token of a qualifier of size, place, tool or moment that belongs to the customer phrase: the head
 * itself when the qualifier stands before it, null when there is none.
 */
export function qualifierEnd(tokens: readonly Token[], { first, head }: NounPhrase): number | null {
  const after = head + 1;
  const end = placeEnd(tokens, after) ?? sizeEnd(tokens, after) ?? momentEnd(tokens, after);
  if (end !== null) return end;
  const before = tokens.slice(first, head).some(narrowsBefore) || tokens[first - 1]?.pos === 'NUM';
  return before ? head : null;
}
