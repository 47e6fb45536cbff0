import type { Span } from '@playbook/contracts/shared/span.schema';
import { matchesOf } from '../text/search/matches-of.js';
import { flowOf } from '../text/search/squeezed-text.js';
import { normaliseText } from '../text/tokens/normalise.js';
import { blankSpans } from '../text/spans/span.js';
import { findKeywordRows } from '../text/stuffing/acronym-rows.js';
import { sentencesOf } from '../text/tokens/sentences.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('injection-sentences', ['markRequest']);

/** Sentences that talk to whoever judges. */
const ORDERS: readonly RegExp[] = [
  /^\W*(?:system|evaluator|reviewer|grader|judge|assistant|ai|model|partner)s? ?:/i,
  /\byou are (?:an? |the )?(?:\w+ )?(?:assistant|ai|model|judge|evaluator|partner)\b/i,
  WORDS.markRequest,
  /\b(?:correct|right|fair) (?:score|rating|mark|grade)\b/i,
  /\bbest (?:idea|pitch|startup|company)\b.{0,800}\b(?:seen|read|ever)\b/i,
  /\b(?:why-?now|alignment|ycalignmentscore)\b.{0,800}\b100\b/i,
];
const MIN_REPEATED_WORDS = 5;
/** Below this share of different words a sentence only repeats keywords. */
const MIN_DIFFERENT_SHARE = 0.55;

function repeatsItself(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= MIN_REPEATED_WORDS && new Set(words).size / words.length < MIN_DIFFERENT_SHARE;
}

/** One word three times on end, or two that each come twice: nobody writes so but for a count of keywords. */
const CHANTED = /(?:\b(\p{L}{1,64})(?:[\s,;/|]+\1\b){1,40}[\s,;/|]*){2,}|\b(\p{L}{1,64})(?:[\s,;/|]+\2\b){2,}/giu;

/** Without a word that comes twice on end there is no such place; most texts have none. */
const TWICE = /\b(\p{L}{1,64})[\s,;/|]+\1\b/iu;

/** Keywords on end within a sentence that says something else as well. */
const chantsIn = (text: string): Span[] =>
  TWICE.test(text)
    ? matchesOf(CHANTED, text).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    : [];

/** Words that somebody is to find, and says so. */
const LABELLED = /\b(?:key ?words?|hash ?tags?|buzz ?words?|tags)\s*:[^.!?\n]*/giu;
const HAS_LABEL = /words?\s*:|tags?\s*:/i;

const labelledIn = (text: string): Span[] =>
  HAS_LABEL.test(text)
    ? matchesOf(LABELLED, text).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    : [];

/** What says nothing about an idea: orders to the judge, and keywords over and over. It is read as if it were not there. */
export function findOrders(text: string): Span[] {
  const read = normaliseText(text);
  const keywords = [...chantsIn(read), ...labelledIn(read), ...findKeywordRows(read)];
  const sentences = sentencesOf(flowOf(blankSpans(read, keywords)), 1)
    .filter((sentence) => ORDERS.some((order) => order.test(sentence.text)) || repeatsItself(sentence.text))
    .map(({ start, end }) => ({ start, end }));
  return [...sentences, ...keywords];
}
