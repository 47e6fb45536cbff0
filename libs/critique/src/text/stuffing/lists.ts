import type { Span } from '@playbook/contracts/core/span.schema';
import { isListedWord } from '../../lexicon/word-ranks.js';
import { SMALL_WORDS } from './small-words.js';
import type { RawToken } from '../tokens/token.js';

const MIN_COMMAS = 3;
const MAX_WORDS_BETWEEN_COMMAS = 2;
const MIN_BARE_NUMBERS = 3;

const MIN_BARE_WORDS = 8;
/** Other words are of another language, whose small words are not listed here. */
const MIN_KNOWN_SHARE = 0.75;
const ACRONYM = /^\p{Lu}{2,}s?$/u;

/** Keywords in a row without a comma, a number or a word that joins them: "traction MRR churn retention pilots". */
function isBareRow(sentence: readonly RawToken[]): boolean {
  if (sentence.some(({ kind, text }) => kind !== 'word' && !/^[.!?]$/.test(text))) return false;
  const words = sentence.filter(({ kind }) => kind === 'word');
  if (words.length < MIN_BARE_WORDS || words.some(({ lower }) => SMALL_WORDS.has(lower))) return false;
  const known = words.filter(({ text, lower }) => ACRONYM.test(text) || isListedWord(lower));
  return known.length >= MIN_KNOWN_SHARE * words.length;
}

/** A comma list of hardly more than single words. */
export function isCommaList(sentence: readonly RawToken[]): boolean {
  const commas = sentence.filter(({ text }) => text === ',').length;
  const words = sentence.filter(({ kind }) => kind === 'word').length;
  return commas >= MIN_COMMAS && words / (commas + 1) <= MAX_WORDS_BETWEEN_COMMAS;
}

/** A comma list of bare keywords, or a row of numbers with hardly a word between them. */
function isStuffed(sentence: readonly RawToken[]): boolean {
  const numbers = sentence.filter(({ kind }) => kind === 'number').length;
  const words = sentence.filter(({ kind }) => kind === 'word').length;
  if (numbers >= MIN_BARE_NUMBERS && words <= numbers) return true;
  return isBareRow(sentence) || isCommaList(sentence);
}

const MIN_HOLLOW_CLAUSES = 3;
/** Words that can join names and numbers without saying anything. */
const HOLLOW_WORDS = new Set(
  `a an the and or of for with by in at to unlike like because since so which that means than over under up just only not more less times customers
  people users companies clients businesses teams partners investors experts everyone`.split(/\s+/),
);

/** Words between two commas that are only names, numbers and small words: "because 83% of 12 people". */
function isHollowClause(clause: readonly RawToken[]): boolean {
  const words = clause.filter(({ kind }) => kind === 'word');
  const names = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const numbers = clause.filter(({ kind }) => kind === 'number').length;
  return names + numbers > 0 && words.every(({ text, lower }) => HOLLOW_WORDS.has(lower) || /^\p{Lu}/u.test(text));
}

function clausesOf(sentence: readonly RawToken[]): RawToken[][] {
  const clauses: RawToken[][] = [[]];
  for (const token of sentence) {
    if (token.text === ',' || token.text === ';') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** Names and numbers hung around a real sentence: three such clauses and more are there for the judge, not for a reader. */
function hollowClauses(sentence: readonly RawToken[]): RawToken[][] {
  const clauses = clausesOf(sentence);
  const hollow = clauses.filter(isHollowClause);
  return hollow.length >= MIN_HOLLOW_CLAUSES && hollow.length < clauses.length ? hollow : [];
}

/** Where a row of tokens stands. */
export function spansOfTokens(tokens: readonly RawToken[]): Span[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}

/** The tokens of each sentence. */
export function tokensBySentence<Own extends RawToken>(tokens: readonly Own[]): Own[][] {
  const sentences: Own[][] = [];
  let number = -1;
  for (const token of tokens) {
    if (token.sentence === number) sentences.at(-1)?.push(token);
    else sentences.push([token]);
    number = token.sentence;
  }
  return sentences;
}

/** True when a text is nothing but bare keywords and numbers. */
export function isAllStuffing(tokens: readonly RawToken[]): boolean {
  return tokens.length > 0 && tokensBySentence(tokens).every(isStuffed);
}

/** Sentences of bare keywords or numbers beside a real one: they say nothing and earn nothing. */
export function findStuffing(tokens: readonly RawToken[]): Span[] {
  const sentences = tokensBySentence(tokens);
  const stuffed = sentences.filter(isStuffed);
  const rest = sentences.filter((sentence) => !stuffed.includes(sentence));
  return [...(rest.length === 0 ? [] : stuffed), ...rest.flatMap(hollowClauses)].flatMap(spansOfTokens);
}
