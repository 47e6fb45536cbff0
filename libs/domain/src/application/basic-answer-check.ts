import type { Span } from '@playbook/contracts/core/span.schema';

/** What can be told of an answer without the analysis service. */
export interface BasicAnswerCheck {
  /** 20 to 85. */
  readonly score: number;
  /** Figures in the answer; a bare year is none. */
  readonly metrics: readonly Span[];
  readonly buzzwords: readonly Span[];
  readonly vagueWords: readonly Span[];
}

/** Numbers of section 9 of the specification. */
const BASE_POINTS = 60;
const METRICS_POINTS = 15;
const BUZZWORD_POINTS = -20;
const VAGUE_POINTS = -15;
const MIN_POINTS = 20;
const MAX_POINTS = 85;

/** What is shown, marked as a sample, where nothing measures it (section 9 of the specification). */
export const SAMPLE_OVERALL_POINTS = 50;
export const SAMPLE_DIMENSION_POINTS = 10;

const BUZZWORDS = [
  'ai-powered',
  'best-in-class',
  'bleeding-edge',
  'cutting-edge',
  'disrupt\\w*',
  'ecosystem',
  'empower\\w*',
  'game-chang\\w*',
  'holistic',
  'innovative',
  'leverag\\w*',
  'next-gen(?:eration)?',
  'paradigm',
  'passionate',
  'revolutioni[sz]\\w*',
  'revolutionary',
  'seamless\\w*',
  'state-of-the-art',
  'synerg\\w*',
  'unparalleled',
  'world-class',
];
const VAGUE_WORDS = [
  'a lot',
  'amazing',
  'better',
  'etc',
  'great',
  'growing',
  'huge',
  'lots',
  'many',
  'massive',
  'numerous',
  'significant(?:ly)?',
  'some',
  'soon',
  'stuff',
  'things',
  'tons',
  'various',
  'very',
];

const anyOf = (words: readonly string[]): RegExp => new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'giu');
const BUZZWORD = anyOf(BUZZWORDS);
const VAGUE = anyOf(VAGUE_WORDS);
const FIGURE = /(?<![\p{L}\p{N}])[$€£]?\d(?:[\d.,]{0,20}\d)?(?:\s?%)?/gu;
const BARE_YEAR = /^(?:19|20)\d\d$/u;

const spansOf = (pattern: RegExp, text: string): readonly Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));

/**
 * Judges an answer by three things that a few words of code can see. It stands in for an analysis while the service cannot be
 * reached (sections 8 and 9 of the specification); it is never stored and counts for no score (decision D3).
 */
export function basicAnswerCheck(answer: string): BasicAnswerCheck {
  const metrics = spansOf(FIGURE, answer).filter(({ start, end }) => !BARE_YEAR.test(answer.slice(start, end)));
  const buzzwords = spansOf(BUZZWORD, answer);
  const vagueWords = spansOf(VAGUE, answer);
  const points =
    BASE_POINTS +
    (metrics.length > 0 ? METRICS_POINTS : 0) +
    (buzzwords.length > 0 ? BUZZWORD_POINTS : 0) +
    (vagueWords.length > 0 ? VAGUE_POINTS : 0);
  return { score: Math.min(MAX_POINTS, Math.max(MIN_POINTS, points)), metrics, buzzwords, vagueWords };
}
