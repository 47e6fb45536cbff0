import { SEGMENT_HEADS } from '../lexicon/customers.js';
import { PRODUCT_NOUNS } from '../lexicon/product-nouns.js';
import { topicsOf, type JudgeTopic } from './judge-vocabulary.js';

/** Products are machines, their makers developers, and "you" their customer: such words only add to what others say. */
const WEAK: ReadonlySet<JudgeTopic> = new Set(['machine', 'you']);
/** The fewer topics come together, the less else an order may say: share of its words, by the number of its topics. */
const MIN_SHARES = [2, 2, 0.75, 0.5, 0.4] as const;
/** Topics that hardly come together but in front of a judge. */
const TELLING: readonly JudgeTopic[] = ['judge', 'mark', 'prompt', 'accept', 'pitch', 'bargain'];
/** Share that is enough where two of them do, and no other word names a customer, a thing for sale or a number. */
const MIN_SHARE_OF_NOTHING = 0.4;
/** A figure counts things when one of their words follows. */
const COUNTED =
  /^\s+(?!points?\b|out\b|of\b|in\b|for\b|per\b|each\b|every|and\b|or\b|everywhere\b|before\b|please\b)\p{Ll}/u;
const WORD = /\p{N}[\p{N},.]*\p{N}(?![\p{L}/%])|[\p{L}\p{N}][\p{L}\p{N}'+/%-]*/gu;

/** Others may speak of rules and prompts; who judges is told to do something about them. */
function isAboutJudging(topics: ReadonlySet<JudgeTopic>): boolean {
  return (
    topics.has('judge') || topics.has('mark') || (topics.has('prompt') && (topics.has('order') || topics.has('pitch')))
  );
}

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/'?s'?$/, '');

/** True for a word that a sentence about a company has: who buys, what is sold, how many. */
function isOfCompany(word: string): boolean {
  if (/^\d/.test(word)) return true;
  const one = singular(word);
  return SEGMENT_HEADS.has(word) || SEGMENT_HEADS.has(one) || PRODUCT_NOUNS.has(word) || PRODUCT_NOUNS.has(one);
}

/** True when a text names a customer, a thing for sale or a number. */
export function namesCompany(text: string): boolean {
  return Array.from(text.toLowerCase().matchAll(WORD)).some(
    ([word]) => topicsOf(word)?.length === 0 && isOfCompany(word),
  );
}

/** True when a sentence says hardly anything but who should judge, what, and how well. */
export function isJudgeTalk(sentence: string): boolean {
  const found = new Set<JudgeTopic>();
  const others: string[] = [];
  let own = 0;
  for (const { index, 0: word } of sentence.toLowerCase().matchAll(WORD)) {
    const counts = /^\d+$/.test(word) && COUNTED.test(sentence.slice(index + word.length));
    const topics = counts ? [] : topicsOf(word);
    if (topics === null) continue;
    if (topics.length === 0) others.push(word);
    else own += 1;
    for (const topic of topics) found.add(topic);
  }
  if (!isAboutJudging(found)) return false;
  const share = own / (own + others.length);
  const topics = Array.from(found).filter((topic) => !WEAK.has(topic)).length;
  if (share >= (MIN_SHARES[Math.min(topics, MIN_SHARES.length - 1)] ?? 1)) return true;
  const isTelling = TELLING.filter((topic) => found.has(topic)).length > 1;
  return isTelling && share >= MIN_SHARE_OF_NOTHING && !others.some(isOfCompany);
}
