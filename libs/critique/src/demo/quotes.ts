import type { Span } from '@playbook/contracts/core/span.schema';
import type { Moment } from '@playbook/contracts/demos/demo-review.schema';
import { matchesOf } from '../text/search/matches-of.js';
import { timeWithin } from './said.js';
import type { Talk, TalkSentence } from './reading/talk.js';

/** Section 5 of the rubric for demo videos. */
const QUOTE_MAX_WORDS = 12;
/** Fewer words tell nobody which sentence is meant. */
const QUOTE_MIN_WORDS = 5;
/** Words by which a sentence is named once it was quoted. */
const SHORT_MAX_WORDS = 7;
const SHORT_MIN_WORDS = 4;
/** "What we do is" alone says nothing. */
const WORDS_BEHIND = 3;
/** Speech without spaces must not make a quote of a page. */
const QUOTE_MAX_CHARS = 200;
const MARKS_AT_END = /[\s.,;:!?-]{1,40}$/;
const CLAUSE_END = /[,;:.!?]$/;
/** Words before which a part of a sentence ends. */
const JOINS =
  /^(?:and|but|so|or|because|when|where|while|which|that|who|with|for|on|in|at|by|from|to|up|down|than|as|if|then|until|since|without|instead|into)$/i;

/** With these nobody begins what is worth a quote. */
const BEGINS_LATER = /^(?:and|but)$/i;

/** Words of the speaker: at most twelve, and never a part of a word. */
export interface Quote extends Span {
  /** As it is spoken, with dots where the sentence begins earlier or goes on. */
  readonly said: string;
  /** The first of these words, to name them once more. */
  readonly short: string;
  readonly plain: string;
  readonly atS: number;
}

const wordsIn = (text: string, { start, end }: Span): (Span & { text: string })[] =>
  matchesOf(/\S+/g, text.slice(start, end)).map(({ 0: word, index }) => ({
    text: word,
    start: start + index,
    end: start + index + word.length,
  }));

type Words = ReturnType<typeof wordsIn>;

/** Number of words, `most` at best, after which a part of the sentence ends. */
function wholePart(words: Words, least: number, most: number): number {
  if (words.length <= most) return words.length;
  for (let count = most; count >= least; count -= 1)
    if (CLAUSE_END.test(words[count - 1]?.text ?? '') || JOINS.test(words[count]?.text ?? '')) return count;
  return most;
}

/** Where to begin so that the words that matter stand in the quote: at the sentence, at a clause, or at these words. */
function firstWord(words: Words, about: Span, isNarrow: boolean): number {
  const at = Math.max(
    0,
    words.findIndex(({ end }) => end > about.start),
  );
  if (isNarrow && at >= SHORT_MIN_WORDS && words.length - at >= SHORT_MIN_WORDS) return at;
  const last = words.findLastIndex(({ start }) => start < about.end);
  if (words.length <= QUOTE_MAX_WORDS || last < QUOTE_MAX_WORDS) return 0;
  for (let first = at; first > Math.max(0, at - QUOTE_MIN_WORDS); first -= 1)
    if (CLAUSE_END.test(words[first - 1]?.text ?? '')) return first;
  // A word or two at the end of a sentence tell nobody what is meant.
  return words.length - at < SHORT_MIN_WORDS ? words.length - SHORT_MAX_WORDS : at;
}

const written = (words: Words): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, QUOTE_MAX_CHARS)
    .replace(MARKS_AT_END, '');

/** Where a quote begins, without the word that joins it to what is left out. */
function beginningOf(words: Words, about: Span, isNarrow: boolean): number {
  const first = firstWord(words, about, isNarrow);
  const isJoined = (first > 0 ? JOINS : BEGINS_LATER).test(words[first]?.text ?? '');
  return first + Number(isJoined && first < words.length - 1);
}

/** How many words a quote has at least, so that those that matter stand in it. */
function leastWords(words: Words, about: Span, isNarrow: boolean): number {
  const toWord = words.findLastIndex(({ start }) => start < about.end) + 1;
  return Math.min(QUOTE_MAX_WORDS, Math.max(QUOTE_MIN_WORDS, toWord + (isNarrow ? WORDS_BEHIND : 0)));
}

/**
 * The words of a sentence around those that matter. A quote begins with its sentence where they stand near it; a narrow one begins with
 * them wherever a few words come before.
 */
export function quoteOf(talk: Talk, sentence: TalkSentence, about: Span | null = null, isNarrow = false): Quote {
  const all = wordsIn(talk.text, sentence);
  const place = about ?? { start: sentence.start, end: sentence.start + 1 };
  const first = beginningOf(all, place, isNarrow);
  const rest = all.slice(first);
  const chosen = rest.slice(0, wholePart(rest, leastWords(rest, place, isNarrow), QUOTE_MAX_WORDS));
  const short = chosen.slice(0, wholePart(chosen, SHORT_MIN_WORDS, SHORT_MAX_WORDS));
  const start = chosen[0]?.start ?? sentence.start;
  const inQuotes = (words: Words): string =>
    `'${first > 0 ? '... ' : ''}${written(words)}${words.length < rest.length ? ' ...' : ''}'`;
  return {
    start,
    end: Math.min(chosen.at(-1)?.end ?? sentence.end, start + QUOTE_MAX_CHARS),
    plain: written(chosen),
    said: inQuotes(chosen),
    short: inQuotes(short),
    atS: timeWithin(talk.times.startAt(start)),
  };
}

/** A quote as evidence. */
export const quotedMoment = ({ start, end, plain, atS }: Quote): Moment => ({
  atS,
  quote: plain,
  span: { start, end },
  measurement: null,
});

/** A measurement as evidence. */
export const measuredMoment = (measurement: string, atS: number | null = null): Moment => ({
  atS: atS === null ? null : timeWithin(atS),
  quote: null,
  span: null,
  measurement,
});
