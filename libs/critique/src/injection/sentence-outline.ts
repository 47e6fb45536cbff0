import { SEGMENT_HEADS } from '../lexicon/customers.js';
import { PRODUCT_NOUNS } from '../lexicon/product-nouns.js';
import { isListedWord } from '../lexicon/word-ranks.js';
import { matchesOf } from '../text/search/matches-of.js';
import { isEnglishWordForm } from '../text/grammar/part-of-speech.js';
import { JOINING, topicsOf } from './vocabulary/topics.js';
import { isOrdinaryWord } from './vocabulary/ordinary-words.js';

/** What the words of a sentence are about, as far as every sentence is looked at. */
export interface SentenceOutline {
  readonly words: number;
  /** Bits of all topics of judging in it. */
  readonly topics: number;
  /** Words of such a topic. */
  readonly own: number;
  /** Words of no such topic that are more than a joint. */
  readonly others: number;
  /** Whether some are no words: letters one by one, figures within letters, endless rows of letters. */
  readonly isUnusual: boolean;
}

const WORD = /\p{N}[\p{N},.]{0,20}\p{N}(?![\p{L}/%])|[\p{L}\p{N}][\p{L}\p{M}\p{N}'+/%-]*/gu;
/** A figure counts things when one of their words follows. */
const COUNTED =
  /^\s+(?!points?\b|out\b|of\b|in\b|for\b|per\b|each\b|every|and\b|or\b|everywhere\b|before\b|please\b)\p{Ll}/u;
const DIGITS = /^\d+$/;
const FIRST_BEYOND_DIGITS = 0x3a;
const FIGURE = /^\p{N}/u;
const FIGURED_OR_SPELLED = /\p{L}\p{N}|\p{N}\p{L}{3}|^\p{L}-\p{L}-/u;
const ENDLESS_LETTERS = 24;
const BITS = 8;
const MIN_SINGLE_LETTERS = 5;
const MIN_PAIRS = 8;

const isOddWord = (word: string): boolean =>
  word.length >= ENDLESS_LETTERS || FIGURED_OR_SPELLED.test(word) || (word.length === BITS && DIGITS.test(word));

const isCountAt = (sentence: string, start: number, length: number): boolean =>
  DIGITS.test(sentence.slice(start, start + length)) && COUNTED.test(sentence.slice(start + length));

/** True for what here is about something else than judging: a number of things, a pain point. */
function isOrdinaryAt(sentence: string, start: number, word: string): boolean {
  if (word.charCodeAt(0) < FIRST_BEYOND_DIGITS) return isCountAt(sentence, start, word.length);
  return isOrdinaryWord(sentence, start, word);
}

export function outlineOf(sentence: string): SentenceOutline {
  let [words, topics, own, others, letters, pairs] = [0, 0, 0, 0, 0, 0];
  let hasOddWord = false;
  for (const { index, 0: written } of matchesOf(WORD, sentence)) {
    const word = written.toLowerCase();
    const ownTopics = isOrdinaryAt(sentence, index, word) ? 0 : topicsOf(word);
    words += 1;
    if (ownTopics === JOINING) continue;
    if (word.length === 1 && !FIGURE.test(word)) letters += 1;
    else if (word.length === 2) pairs += 1;
    if (ownTopics === 0) others += 1;
    else own += 1;
    topics |= ownTopics;
    hasOddWord ||= isOddWord(word);
  }
  return { words, topics, own, others, isUnusual: hasOddWord || letters >= MIN_SINGLE_LETTERS || pairs >= MIN_PAIRS };
}

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/'?s'?$/, '');

/** True for a word that a sentence about a company has: who buys, what is sold, how many. */
function isOfCompany(word: string): boolean {
  if (FIGURE.test(word)) return true;
  const one = singular(word);
  return SEGMENT_HEADS.has(word) || SEGMENT_HEADS.has(one) || PRODUCT_NOUNS.has(word) || PRODUCT_NOUNS.has(one);
}

/** True when a sentence names a customer, a thing for sale or a number. */
export function namesCompany(sentence: string): boolean {
  const words = sentence.toLowerCase().match(WORD) ?? [];
  return words.some((word) => topicsOf(word) === 0 && isOfCompany(word));
}

/** How many words of a sentence are English and how many are of no dictionary; names are neither. */
export interface WordCounts {
  readonly known: number;
  readonly unknown: number;
}

const MIN_WORD_LETTERS = 3;

function isEnglish(word: string): boolean {
  if (topicsOf(word) !== 0 || isListedWord(word) || isEnglishWordForm(word)) return true;
  return word.split(/[-'/+]/).some((part) => part.length > 1 && part !== word && isListedWord(part));
}

export function countWords(sentence: string): WordCounts {
  let [known, unknown] = [0, 0];
  let isFirst = true;
  for (const written of sentence.match(WORD) ?? []) {
    const word = written.toLowerCase();
    const isName = !isFirst && word !== written;
    isFirst = false;
    if (FIGURE.test(word)) continue;
    if (isEnglish(word)) known += 1;
    else if (!isName && word.length >= MIN_WORD_LETTERS) unknown += 1;
  }
  return { known, unknown };
}
