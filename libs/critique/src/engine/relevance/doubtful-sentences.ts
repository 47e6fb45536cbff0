import type { Span } from '@playbook/contracts/core/span.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { oncePerSentence } from '../../text/known-texts.js';
import { withoutSkippedWords } from '../../text/terms/without-skipped-words.js';
import { blankSpans } from '../../text/spans/span.js';
import { sentencesOf } from '../../text/stuffing/sentences-of.js';
import { findBareKeywords } from '../../text/stuffing/empty-words.js';
import { squeeze } from '../../text/search/squeezed-text.js';
import { normaliseText } from '../../text/tokens/normalise.js';
import { findInjectedSpans } from '../../injection/clauses.js';
import { RELEVANCE_MODEL } from './relevance-model.js';
import { measureSentence, MOST_SHARED } from './sentence-measures.js';

const WORDS = readSinglePatterns('beside-the-point', ['doubtful', 'leaning', 'ofNobody']);
/** In a longer text everything is about something; and the work grows with the square. */
const SENTENCES_MAX = 40;
/** Each costs a reading of the text. */
const MAX_READINGS = 6;
/** A word or two lean on the sentence before: "Solar powered." */
const MIN_WORDS = 3;

function isDoubtful(written: string, shared: number): boolean {
  const words = withoutSkippedWords(written).trim();
  if (words === '') return false;
  if (WORDS.doubtful.test(words) || WORDS.ofNobody.test(words)) return true;
  if (words.split(/\s+/).length < MIN_WORDS) return false;
  return RELEVANCE_MODEL.isDoubtful(measureSentence({ words, shared }), WORDS.leaning.test(words));
}

/** By how many words a sentence shares with the others, as far as that is counted. */
const DOUBTS = Array.from({ length: MOST_SHARED + 1 }, (_, shared) =>
  oncePerSentence((words) => isDoubtful(words, shared)),
);

/**
 * Sentences that may say nothing of this startup: a motto, a thank you, somebody's dog. The first sentence never is one, for what
 * follows may be about it.
 */
export function findDoubtful(text: string): Span[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || sentences.length > SENTENCES_MAX) return [];
  return sentences
    .filter(({ words, shared }, index) => index > 0 && DOUBTS[Math.min(MOST_SHARED, shared)]?.(words) === true)
    .map(({ start, end }) => ({ start, end }));
}

function endsOf(doubtful: readonly Span[]): (readonly Span[])[] {
  const last = Math.min(doubtful.length, MAX_READINGS - 1);
  const ends = Array.from({ length: last }, (_, index) => doubtful.slice(-1 - index));
  return doubtful.length > last ? [doubtful, ...ends] : ends;
}

/** Words to whoever judges, and keywords without a sentence: they are left out before a text is read. */
const unreadIn = (text: string): Span[] => [
  ...findInjectedSpans(squeeze(normaliseText(text))),
  ...findBareKeywords(text),
];

/**
 * What may be left out of a text: its last doubtful sentence, its last two and so on, and all of them. The score of a text is the lowest of its
 * readings with and without them, so that a doubtful sentence behind a text cannot raise it: the readings of the text without it are among
 * those with it, but for texts with five or more. What nobody reads vouches for no sentence that shares a word with it.
 */
export function withoutDoubtful(text: string): (readonly Span[])[] {
  const unread = unreadIn(text);
  const texts = unread.length === 0 ? [text] : [text, blankSpans(text, unread)];
  return texts.flatMap((own) => endsOf(findDoubtful(own)));
}
