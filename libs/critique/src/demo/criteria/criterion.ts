import type { Moment } from '@playbook/contracts/demos/demo-review.schema';
import type { CriterionScore } from '../criterion-score.js';
import { quotedMoment, quoteOf, type Quote } from '../quotes.js';
import type { Found, MeasuredSentence, TalkSignals } from '../signals/measure-talk.js';
import type { Cue } from '../signals/talk-cues.js';
import type { TermHit } from '../../text/terms/match-terms.js';
import { BUZZ_CATEGORIES } from '../../text/terms/term-catalogue.js';

/** One thing to do in the next take. */
export interface Fix {
  readonly text: string;
  /** Points of the criterion that it can bring. */
  readonly points: number;
}

/** A criterion that was judged. */
export interface CriterionReview {
  readonly score: CriterionScore;
  readonly feedback: string;
  /** The one that brings most first. */
  readonly fixes: readonly Fix[];
  readonly evidence: readonly Moment[];
  /** What to keep, where something is good; the points say how good. */
  readonly strength: Fix | null;
  /** Whether it was surely stated: what is only perhaps there is not taken from slides. */
  readonly isStated: boolean;
}

/** What was not found and may have been said: nothing is told as missing, since of no kind of statement all are found. */
export const mayBeMissed = (what: string, how: string): string => `If you say ${what}, I missed it: ${how}.`;

/** The same of what a format has no need of. */
export const needNotSay = (format: string, what: string): string =>
  `A ${format} need not say ${what}. If yours does, I missed it.`;

/** The first of some sentences that has one of the cues, quoted. */
export function quotedCue({ talk }: TalkSignals, sentences: readonly MeasuredSentence[], ...cues: Cue[]): Quote | null {
  for (const sentence of sentences)
    for (const cue of cues) {
      const [span] = sentence.cues[cue];
      if (span !== undefined) return quoteOf(talk, sentence, span);
    }
  return null;
}

export const quotedFound = ({ talk }: TalkSignals, found: Found | null): Quote | null =>
  found === null ? null : quoteOf(talk, found.sentence, found.span, true);

const beginsWith = (one: Quote, other: Quote): boolean => one.start === other.start;

/** What was found, as evidence; words that are the same as earlier ones are not shown again. */
export function quotedMoments(found: readonly (Quote | null)[], isSame = beginsWith): Moment[] {
  const quotes = found.filter((quote) => quote !== null);
  return quotes.filter((own, at) => quotes.findIndex((other) => isSame(own, other)) === at).map(quotedMoment);
}

/** Sentences with numbers before those without: "five hours a week" weighs more than "half of them", and years can be checked. */
export const numberedFirst = (sentences: readonly MeasuredSentence[]): MeasuredSentence[] =>
  sentences.toSorted((a, b) => Math.min(1, b.numbers.length) - Math.min(1, a.numbers.length));

const isBuzz = ({ category }: TermHit['term']): boolean => BUZZ_CATEGORIES.has(category) || category === 'hype';

/** Words of one kind in a sentence that buzzwords make less plain. */
export const buzzTermsOf = (sentences: readonly MeasuredSentence[]): string[] => [
  ...new Set(
    sentences.flatMap(({ hits, buzzLoad }) =>
      buzzLoad === 0
        ? []
        : hits.filter(({ allowed, term }) => !allowed && term.weight > 1 && isBuzz(term)).map(({ term }) => term.term),
    ),
  ),
];

/** Fixes in the order of what they bring. */
export const worstFirst = (fixes: readonly (Fix | null)[]): Fix[] =>
  fixes.filter((fix) => fix !== null).toSorted((a, b) => b.points - a.points);
