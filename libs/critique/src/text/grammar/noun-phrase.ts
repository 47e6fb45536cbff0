import { CONCRETE_VERBS, EMPTY_VERBS } from '../../lexicon/verbs.js';
import type { Token } from '../tokens/token.js';

/** A run of words with one head noun: "small pharmacies", "the caller's records". Indexes into the token list. */
export interface NounPhrase {
  readonly first: number;
  readonly head: number;
}

const MODIFIERS = new Set(['ADJ', 'NUM', 'NOUN', 'PROPN']);

const LEAD_WORDS = new Set('my our your their its his her all about just only over under than'.split(' '));

const isNoun = (token: Token | undefined): boolean => token?.pos === 'NOUN' || token?.pos === 'PROPN';

/** A participle in front of a noun ("waiting list") belongs to the phrase. */
function isParticipleModifier(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token?.pos === 'VERB' && /(?:ing|ed)$/.test(token.lower) && isNoun(tokens[index + 1]);
}

const TRADE = /^(?:hire|lease|rent|charter|supply|repair|print|transport|design|cut|fit)$/;
const BUSINESSES =
  /^(?:firm|compan|business|shop|agenc|contractor|operator|yard|store|depot|outfit|desk|center|centre)(?:y|s|ies|es)?$/;
/** "Mobile crane hire firms": a trade that could be a verb, between what is hired and who does it; behind "teams" it is one. */
function isTradeModifier(tokens: readonly Token[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isOfThing = isNoun(previous) && previous?.lower.endsWith('s') === false;
  return isOfThing && TRADE.test(token?.lower ?? '') && BUSINESSES.test(next?.lower ?? '');
}

/** "dentists book trucks": after a plural, a word that can be a verb is one; plurals hardly ever describe a noun. */
export function startsVerbPhrase(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1];
  const token = tokens[index];
  const plural = previous?.pos === 'NOUN' && previous.lemma !== previous.lower && previous.lower.endsWith('s');
  return plural && token?.pos === 'NOUN' && (CONCRETE_VERBS.has(token.lower) || EMPTY_VERBS.has(token.lower));
}

const isLead = (token: Token | undefined): boolean => token?.pos === 'DET' || LEAD_WORDS.has(token?.lower ?? '');

function skipLead(tokens: readonly Token[], from: number): number {
  let index = from;
  while (isLead(tokens[index])) index += 1;
  return index;
}

/** Whether the phrase whose head so far is `head` (-1: none yet) goes on at `index`. */
function goesOn(tokens: readonly Token[], index: number, head: number): boolean {
  const token = tokens[index];
  const afterHead = head === index - 1 && head >= 0;
  if (token === undefined) return false;
  if (isNoun(token)) return !(afterHead && startsVerbPhrase(tokens, index));
  if (token.lower === "'s" && afterHead) return true;
  if (token.pos === 'NUM') return head < 0;
  return (
    MODIFIERS.has(token.pos) ||
    token.lower === '&' ||
    isParticipleModifier(tokens, index) ||
    isTradeModifier(tokens, index)
  );
}

/** The noun phrase that starts at `from` (after articles), or null when something else stands there. */
export function nounPhraseAt(tokens: readonly Token[], from: number): NounPhrase | null {
  const first = skipLead(tokens, from);
  let head = -1;
  for (let index = first; goesOn(tokens, index, head); index += 1) {
    if (isNoun(tokens[index])) head = index;
  }
  return head < 0 ? null : { first, head };
}

/** All noun phrases, articles apart. Linear: a run in which no noun stands has none from any of its words on. */
export function nounPhrasesIn(tokens: readonly Token[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let first = 0; first < tokens.length;) {
    let [head, end] = [-1, first];
    for (; !isLead(tokens[first]) && goesOn(tokens, end, head); end += 1) if (isNoun(tokens[end])) head = end;
    if (head >= 0) phrases.push({ first, head });
    first = head >= 0 ? head + 1 : Math.max(end, first + 1);
  }
  return phrases;
}
