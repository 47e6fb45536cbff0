import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { VAGUE_HEADS } from '../../lexicon/customers.js';
import { GENERIC_PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { EMPTY_VERBS } from '../../lexicon/verbs.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { overlaps } from '../../text/spans/span.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../../engine/read-text.js';

const CONTENT_POS = new Set(['NOUN', 'VERB', 'ADJ', 'PROPN', 'NUM']);
/** Verbs and adjectives that fit every trade, besides the empty verbs. */
const FITS_ANY_TRADE = new Set(
  `sell run find connect automate save cut productive smart smarter good great new easy easily digital online
    global own best able high low fast quick modern simple complete full real next first other same right
    different important successful strong top big whole entire single various daily everyday future-ready`.split(/\s+/),
);
const MIN_TELLING_WORDS = 1;

function tellsSomething(token: Token, index: number, weak: readonly Span[]): boolean {
  if (!CONTENT_POS.has(token.pos) || weak.some((span) => overlaps(span, token))) return false;
  if (token.pos === 'PROPN') return index > 0;
  if (token.pos === 'NUM') return token.kind === 'number';
  if (EMPTY_VERBS.has(token.lemma) || FITS_ANY_TRADE.has(token.lemma) || VAGUE_HEADS.has(token.lemma)) return false;
  return !(token.pos === 'NOUN' && isAbstractNoun(token.lemma)) && !GENERIC_PRODUCT_NOUNS.has(token.lemma);
}

/**
 * S26, the substitution test: with the product noun and the lexicon terms left out, is any word of one trade left? When
 * not, the sentence could describe anything.
 */
export function fitsAnything({ tokens, hits }: PitchText): boolean {
  const weak = hits.map((hit) => hit.span);
  return tokens.filter((token, index) => tellsSomething(token, index, weak)).length < MIN_TELLING_WORDS;
}
