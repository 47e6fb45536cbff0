import type { Span } from '@playbook/contracts/core/span.schema';
import type { SpokenWord, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { detectInjection } from '../../injection/detect-injection.js';
import { tagTokens } from '../../text/grammar/tag.js';
import { blankSpans } from '../../text/spans/span.js';
import { acronymRows, labelledKeywords, rubricLists } from '../../text/stuffing/keywords.js';
import { isAllStuffing, spansOfTokens, tokensBySentence } from '../../text/stuffing/lists.js';
import { chantedWords } from '../../text/stuffing/repetition.js';
import { matchTerms, type TermHit } from '../../text/terms/match-terms.js';
import { SKIPPED_WEIGHT } from '../../text/terms/term-catalogue.js';
import { normaliseText } from '../../text/tokens/normalise.js';
import type { Token } from '../../text/tokens/token.js';
import { tokenise } from '../../text/tokens/tokenise.js';
import { isDigitWord } from '../signals/spoken-numbers.js';
import { fillersIn } from '../signals/talk-cues.js';
import { BARE_CONTRACTIONS } from './bare-contractions.js';
import { restoreCase } from './restore-case.js';
import { spokenTimes } from './spoken-times.js';
import { talkSentenceSpans } from './talk-sentences.js';
import type { Talk, TalkSentence } from './talk.js';

/** Words in the order of the text that stand in it. */
function wordsIn(text: string, words: readonly SpokenWord[]): SpokenWord[] {
  return words
    .filter(({ span }) => span.start < span.end && span.end <= text.length)
    .toSorted((a, b) => a.span.start - b.span.start);
}

function stuffingIn(text: string): Span[] {
  const tokens = tokenise(text);
  if (isAllStuffing(tokens)) return [{ start: 0, end: text.length }];
  const bareRows = tokensBySentence(tokens).filter(
    // "Thirty counties bought four hundred nozzles last season" has no small words either.
    (own) => !own.some(({ text: word, lower }) => word === ',' || isDigitWord(lower)) && isAllStuffing(own),
  );
  return [
    ...rubricLists(tokens),
    ...bareRows.flatMap(spansOfTokens),
    ...acronymRows(text),
    ...labelledKeywords(text),
    ...chantedWords(text),
  ];
}

/** Which of some spans, in their order, touch each of the sentences, in theirs. */
function touched(sentences: readonly Span[], spans: readonly Span[]): boolean[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let [next, reach] = [0, 0];
  return sentences.map((sentence) => {
    while ((sorted[next]?.start ?? Infinity) < sentence.end) {
      reach = Math.max(reach, sorted[next]?.end ?? 0);
      next += 1;
    }
    return reach > sentence.start;
  });
}

const shifted = (hits: readonly TermHit[], by: number): TermHit[] =>
  hits.map((hit) => ({ ...hit, span: { start: hit.span.start + by, end: hit.span.end + by } }));

const moved = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ start, end }) => ({ start: start + by, end: end + by }));

/** The tokens of a sentence, which is tagged by itself: where nobody wrote stops, the next one would be taken for a part of it. */
function tokensOf(text: string, { start, end }: Span, sentence: number): Token[] {
  const tokens = tagTokens(tokenise(text.slice(start, end)), BARE_CONTRACTIONS);
  return tokens.map((token) => ({ ...token, sentence, start: token.start + start, end: token.end + start }));
}

const strongSpans = (hits: readonly TermHit[]): Span[] =>
  hits.filter(({ term, allowed }) => term.weight >= SKIPPED_WEIGHT && !allowed).map(({ span }) => span);

/**
 * Reads a transcript once for all that judges it. A sentence with prompt injection or of bare keywords in it is left out whole: what
 * else stands in it earns nothing either. Never throws; takes time in proportion to the text.
 */
export function readTalk(transcript: Transcript): Talk {
  const { text, timing } = transcript;
  const written = normaliseText(text);
  const words = wordsIn(text, transcript.words);
  const times = spokenTimes(words);
  const spans = talkSentenceSpans(written, times, timing === 'words');
  const plain = restoreCase(written, spans);
  const injections = detectInjection(text, 'text').spans;
  const stuffing = stuffingIn(plain);
  const isLeftOut = touched(spans, [...injections, ...stuffing]);
  const hits = spans.map(({ start, end }) => shifted(matchTerms(plain.slice(start, end)), start));
  const leftOut = spans.filter((_, index) => isLeftOut[index] === true);
  const fillers = spans.map(({ start, end }) => moved(fillersIn(plain.slice(start, end)), start));
  const read = blankSpans(plain, [...leftOut, ...hits.flatMap(strongSpans), ...fillers.flat()]);
  const tokens = spans.map((span, sentence) => tokensOf(read, span, sentence));
  const sentences = spans.map((span, index): TalkSentence => {
    const wordsBefore = times.wordsBefore(span.start);
    return {
      ...span,
      startS: times.startAt(span.start),
      endS: times.endAt(span.end),
      wordsBefore,
      words: plain.slice(span.start, span.end).split(/\s+/).length,
      read: isLeftOut[index] === true ? '' : read.slice(span.start, span.end),
      plain: plain.slice(span.start, span.end),
      fillers: fillers[index] ?? [],
      tokens: tokens[index] ?? [],
      hits: hits[index] ?? [],
    };
  });
  const wordCount = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  return { text, words: wordCount, sentences, times, injections, stuffing, timing, isBare: !written.includes("'") };
}
