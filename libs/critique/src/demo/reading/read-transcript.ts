import type { Span } from '@playbook/contracts/core/span.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { wordCount } from '@playbook/domain/word-count';
import { notScoredReason } from '../../text/language/not-scored-reason.js';
import { blankSpans } from '../../text/spans/span.js';
import { visibleTextOf } from '../../text/spans/visible-text.js';
import { normaliseText } from '../../text/tokens/normalise.js';
import { readTalk } from './read-talk.js';
import type { Talk } from './talk.js';

/** Fewer words are no talk. */
const MIN_WORDS = 12;

/** A transcript, and what may be judged of it. */
export interface ReadTranscript {
  readonly transcript: Transcript | null;
  /** Null without a transcript. */
  readonly heard: Talk | null;
  /** The same where it is judged. */
  readonly talk: Talk | null;
  readonly notJudged: DemoReview['contentNotJudged'];
}

interface VisibleTranscript {
  readonly transcript: Transcript | null;
  /** Where a span stands in the transcript as it was written; null where that is the same place. */
  readonly spanOf: ((span: Span) => Span) | null;
}

/** For each code unit of a text where it stands without what nobody sees. */
function visiblePlaces(length: number, text: string, spanOf: (span: Span) => Span): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const { start } = spanOf({ start: at, end: at + 1 });
    while (places.length <= start) places.push(at);
  }
  while (places.length <= length) places.push(text.length);
  return places;
}

/** The transcript without characters that nobody sees: they would hide words from who judges and not from who reads. */
export function visibleTranscript(transcript: Transcript | null): VisibleTranscript {
  const visible = transcript === null ? null : visibleTextOf(transcript.text);
  if (transcript === null || visible === null) return { transcript, spanOf: null };
  const places = visiblePlaces(transcript.text.length, visible.text, visible.spanOf);
  const placeOf = (offset: number): number => places[Math.min(offset, places.length - 1)] ?? visible.text.length;
  const words = transcript.words.map((word) => ({
    ...word,
    span: { start: placeOf(word.span.start), end: placeOf(word.span.end) },
  }));
  return { transcript: { ...transcript, text: visible.text, words }, spanOf: visible.spanOf };
}

/** Reads a transcript where its words can be judged: the text decides about the language, engines take accents for other ones. */
export function readEnglish(transcript: Transcript | null): ReadTranscript {
  if (transcript === null || transcript.text.trim() === '')
    return { transcript, heard: null, talk: null, notJudged: 'no-transcript' };
  const heard = readTalk(transcript);
  const spoken = normaliseText(blankSpans(transcript.text, heard.injections));
  const tokens = heard.sentences.flatMap((sentence) => sentence.tokens);
  const hasTerms = heard.sentences.some(({ hits }) => hits.length > 0);
  const unjudged = { transcript, heard, talk: null };
  if (notScoredReason(spoken, tokens, hasTerms) !== null) return { ...unjudged, notJudged: 'not-english' };
  if (wordCount(spoken) < MIN_WORDS) return { ...unjudged, notJudged: 'too-short' };
  return { transcript, heard, talk: heard, notJudged: null };
}

/**
 * What is said, as far as it is judged: without sentences that talk to whoever judges or are bare keywords, and without characters that
 * nobody sees. Empty where words are not judged.
 */
export function judgedWords(transcript: Transcript | null): string {
  const { talk } = readEnglish(visibleTranscript(transcript).transcript);
  if (talk === null) return '';
  const judged = talk.sentences.filter(({ read }) => read !== '');
  return judged.map(({ start, end }) => talk.text.slice(start, end)).join(' ');
}
