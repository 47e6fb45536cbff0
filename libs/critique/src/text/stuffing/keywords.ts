import type { Span } from '@playbook/contracts/core/span.schema';
import { matchesOf } from '../search/matches-of.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import type { RawToken } from '../tokens/token.js';
import { isCommaList, spansOfTokens, tokensBySentence } from './lists.js';
import { SMALL_WORDS } from './small-words.js';

/** Words with nothing but white space between them. */
const WORD = /[\p{L}\p{N}'-]+/gu;
const ACRONYM = /^\p{Lu}{2,}s?$/u;
/** What stands in every acronym; most texts have it less often than a row of them. */
const TWO_CAPITALS = /\p{Lu}{2}/gu;
const HAS_DIGIT = /\p{N}/u;
const MIN_WORDS = 6;
const MIN_ACRONYMS = 3;

type Word = Readonly<Span & { text: string }>;

/** Rows of words that no small word, number or mark of punctuation parts. */
function rowsOf(text: string): Word[][] {
  const rows: Word[][] = [[]];
  for (const { 0: word, index } of matchesOf(WORD, text)) {
    const row = rows.at(-1) ?? [];
    const before = row.at(-1);
    const continues = before !== undefined && text.slice(before.end, index).trim() === '';
    if (SMALL_WORDS.has(word.toLowerCase()) || HAS_DIGIT.test(word)) {
      rows.push([]);
      continue;
    }
    const entry = { text: word, start: index, end: index + word.length };
    if (continues) row.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

/**
 * Rows of jargon behind a sentence that has no stop: "sore wrists PMF traction MRR churn CAC LTV". Each begins at its first acronym,
 * so that the sentence before it is still read.
 */
export function acronymRows(text: string): Span[] {
  if (matchesOf(TWO_CAPITALS, text).length < MIN_ACRONYMS) return [];
  return rowsOf(text).flatMap((row) => {
    const first = row.findIndex((word) => ACRONYM.test(word.text));
    const keywords = first === -1 ? [] : row.slice(first);
    const acronyms = keywords.filter((word) => ACRONYM.test(word.text)).length;
    const [opening, closing] = [keywords[0], keywords.at(-1)];
    if (opening === undefined || closing === undefined || keywords.length < MIN_WORDS || acronyms < MIN_ACRONYMS)
      return [];
    return [{ start: opening.start, end: closing.end }];
  });
}

/** Words that tell a judge what to find instead of letting it be found. */
const { judgesWords: RUBRIC_WORDS } = readSinglePatterns('stuffing', ['judgesWords']);
const MIN_RUBRIC_SHARE = 0.4;

function isOfRubric(sentence: readonly RawToken[]): boolean {
  const words = sentence.filter(({ kind }) => kind === 'word');
  return words.filter(({ lower }) => RUBRIC_WORDS.test(lower)).length / words.length >= MIN_RUBRIC_SHARE;
}

/** "ARR 84k, NRR 112%, 19 customers": a figure in nearly each of its parts makes a list of measures, and of no keywords. */
const MEASURED_SHARE = 0.75;
function isMeasured(sentence: readonly RawToken[]): boolean {
  const figures = sentence.filter(({ kind, text }) => kind === 'number' && HAS_DIGIT.test(text)).length;
  const parts = sentence.filter(({ text }) => text === ',').length + 1;
  return figures >= MEASURED_SHARE * parts;
}

/** Sentences that are comma lists made mostly of the rubric's own words: they say nothing and earn nothing. */
export const rubricLists = (tokens: readonly RawToken[]): Span[] =>
  tokensBySentence(tokens)
    .filter((sentence) => isCommaList(sentence) && isOfRubric(sentence) && !isMeasured(sentence))
    .flatMap(spansOfTokens);

/** Words that somebody is to find, and says so. */
const LABELLED = /\b(?:key ?words?|hash ?tags?|buzz ?words?|tags)\s*:[^.!?\n]*/giu;
const HAS_LABEL = /words?\s*:|tags?\s*:/i;

/** "Keywords: pilots, revenue". */
export function labelledKeywords(text: string): Span[] {
  if (!HAS_LABEL.test(text)) return [];
  return matchesOf(LABELLED, text).map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}
