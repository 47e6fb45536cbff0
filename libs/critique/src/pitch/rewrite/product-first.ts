import { isOthersDeed } from './short-version.js';

const SENTENCE_BREAK = /(?<=[.!?])\s{1,9}(?=[\p{Lu}\d"'])/u;
const MAX_BEFORE = 2;
const MAX_SENTENCES = 6;
/** Of the founder, of a day, or of what is so everywhere: no product. */
const OF_THE_WORLD = /^(?:I|My|Every|Each|In|Nobody|Most|Many|When|After|Until|For) /;
/** What the founders do to something, and what the thing that has a name is. */
const IS_PRODUCT = new RegExp(
  String.raw`^(?:We (?!(?:are|were|met|have|had|all|both|know|believe|think|want|will|saw|started|raised|also|charge|take|` +
    String.raw`keep|earn|found|learned)\b)\p{Ll}{3,20} (?!(?:in|on|at|by|for|to|with|from|during|when|as|and|it|that|this|` +
    String.raw`them|the)\b)|(?!(?:Ours|It|This|That|Theirs|Mine|There|He|She|Here)\b)\p{Lu}\p{Ll}{2,20} is an? )`,
  'u',
);
/** What leans on a sentence before it. */
const LEANS = new RegExp(
  String.raw`\b(?:it|they|them|their|its|this|that|these|those|he|she|him|his|her|ones?|there|such|so|instead|both|also|` +
    String.raw`too|same|other|others|either|then|demand)\b`,
  'i',
);
const OPENS_LEANING =
  /^(?:It|They|Them|Their|Its|This|That|These|Those|He|She|His|Her|There|Both|Also|So|Then|But|And|Yet|The|Now|Instead|Until)\b/;
const DEFINITE = /\bthe ([\p{L}-]{3,30})/giu;

/** "The card" was told of before: without it nobody knows which. */
function isKnownFrom(first: string, product: string): boolean {
  const before = first.toLowerCase();
  return [...product.matchAll(DEFINITE)].some(([, noun = '']) => before.includes(noun.toLowerCase().slice(0, -1)));
}

const isSaidWhole = (product: string, before: readonly string[]): boolean => {
  const [clause = ''] = product.split(/[;:]/, 1);
  return IS_PRODUCT.test(product) && !LEANS.test(clause) && !before.some((sentence) => isKnownFrom(sentence, product));
};

/** Where sentences on the trouble or on the founder stand before what they make, and that says it whole: what they make first. */
export function productFirst(text: string): string[] {
  const sentences = text.trim().split(SENTENCE_BREAK);
  const at = sentences.findIndex((sentence) => IS_PRODUCT.test(sentence));
  const [product, before, behind] = [sentences[at], sentences.slice(0, at), sentences.slice(at + 1)];
  if (product === undefined || at < 1 || at > MAX_BEFORE || sentences.length > MAX_SENTENCES) return [];
  const areOfTheWorld = before.every(
    (sentence) => OF_THE_WORLD.test(sentence) || isOthersDeed(`${sentence} ${product}`),
  );
  if (!areOfTheWorld || !isSaidWhole(product, before)) return [];
  if ([...before.slice(0, 1), ...behind].some((sentence) => OPENS_LEANING.test(sentence))) return [];
  return [[product, ...before, ...behind].join(' ')];
}
