import type { DemoEvidenceRow } from '@playbook/contracts/demos/demo-review.schema';
import { row, scoreOf, type CriterionScore } from '../criterion-score.js';
import type { Quote } from '../quotes.js';
import type { MeasuredSentence } from '../signals/measure-talk.js';

/** Points of section 4 of the rubric for demo videos. */
export const POINTS = {
  stated: 40,
  /** The listener has to work out that it is meant. */
  perhaps: 30,
  absent: 20,
  /** Absence is no fault where the format has no room for it. */
  optional: 55,
  /** Each thing that makes a topic worth more than its mention. */
  extra: 15,
  /** Middles of the rubric's bands: told but not in full, and told vaguely. */
  middle: { told: 80, vague: 60 },
} as const;
const BUZZ_POINTS = 10;
const MAX_BUZZ_LOAD = 3;

/** What something may have cost that was said and missed is given back, up to the middle of its band. */
export function withDoubt(rows: readonly DemoEvidenceRow[], middle: number): DemoEvidenceRow[] {
  const missing = middle - rows.reduce((sum, { points }) => sum + points, 0);
  return missing > 0 ? [...rows, row('In case I missed something that you say', missing)] : [...rows];
}

/** A score that is at least what is owed where the topic may be left out; the label says why, null where it may not. */
export function withOptional(score: CriterionScore, label: string | null): CriterionScore {
  const missing = POINTS.optional - score.points;
  return label !== null && missing > 0 ? scoreOf([...score.rows, row(label, missing)]) : score;
}

/** A row for something that earns points where it was heard, and none where it was not. */
export const extra = (label: string, found: Quote | boolean | null) => {
  const isFound = found !== null && found !== false;
  const atS = typeof found === 'object' ? (found?.atS ?? null) : null;
  return row(isFound ? label : `${label}: not heard`, isFound ? POINTS.extra : 0, atS);
};

/** What sentences cost that are full of buzzwords. */
export function buzzRows(sentences: readonly MeasuredSentence[]) {
  const load = sentences.reduce((sum, { buzzLoad }) => sum + buzzLoad, 0);
  return load > MAX_BUZZ_LOAD ? [row('Buzzwords in these sentences', -BUZZ_POINTS, sentences[0]?.startS ?? null)] : [];
}
