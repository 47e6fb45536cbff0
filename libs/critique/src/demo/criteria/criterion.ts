import type { DemoEvidenceRow, Moment } from '@playbook/contracts/demos/demo-review.schema';
import { row, type CriterionScore } from '../criterion-score.js';
import { quoteOf, type Quote } from '../quotes.js';
import type { Found, MeasuredSentence, TalkSignals } from '../signals/measure-talk.js';
import type { Cue } from '../signals/talk-cues.js';

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

/** Points of each thing that makes a topic worth more than its mention. Section 4 of the rubric for demo videos. */
export const EXTRA_POINTS = 15;
export const STATED_POINTS = 40;
/** The listener has to work out that it is meant. */
export const PERHAPS_POINTS = 30;
export const ABSENT_POINTS = 20;
/** Absence is no fault where the format has no room for it. */
export const OPTIONAL_POINTS = 55;
const BUZZ_POINTS = 10;
const MAX_BUZZ_LOAD = 3;

/** Middles of the rubric's bands, in points: told but not in full, and told vaguely. */
export const MIDDLE_POINTS = { told: 80, vague: 60 } as const;

/** What something may have cost that was said and missed is given back, up to the middle of its band. */
export function withDoubt(rows: readonly DemoEvidenceRow[], middle: number): DemoEvidenceRow[] {
  const missing = middle - rows.reduce((sum, { points }) => sum + points, 0);
  return missing > 0 ? [...rows, row('In case I missed something that you say', missing)] : [...rows];
}

/**
 * What was not found and may have been said. Only what is found in 95 of 100 labelled talks or more is told as missing: whether there is
 * a problem, whether it grows, and who pays. `heard-labels.spec.ts` holds them to it.
 */
export const mayBeMissed = (what: string, how: string): string => `If you say ${what}, I missed it: ${how}.`;

/** A row for something that earns points where it was heard, and none where it was not. */
export const extra = (label: string, found: Quote | boolean | null) => {
  const isFound = found !== null && found !== false;
  const atS = typeof found === 'object' ? (found?.atS ?? null) : null;
  return row(isFound ? label : `${label}: not heard`, isFound ? EXTRA_POINTS : 0, atS);
};

/** What sentences cost that are full of buzzwords. */
export function buzzRows(sentences: readonly MeasuredSentence[]) {
  const load = sentences.reduce((sum, { buzzLoad }) => sum + buzzLoad, 0);
  return load > MAX_BUZZ_LOAD ? [row('Buzzwords in these sentences', -BUZZ_POINTS, sentences[0]?.startS ?? null)] : [];
}

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

/** Words of one kind in a sentence that buzzwords make less plain. */
export const buzzTermsOf = (sentences: readonly MeasuredSentence[]): string[] => [
  ...new Set(
    sentences.flatMap(({ hits, buzzLoad }) =>
      buzzLoad === 0
        ? []
        : hits.filter(({ allowed, term }) => !allowed && term.weight > 1).map(({ term }) => term.term),
    ),
  ),
];

/** Fixes in the order of what they bring. */
export const worstFirst = (fixes: readonly (Fix | null)[]): Fix[] =>
  fixes.filter((fix) => fix !== null).toSorted((a, b) => b.points - a.points);
