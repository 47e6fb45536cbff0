import type { ScoreBound } from '@playbook/contracts/core/analyst.schema';
import { cleanLine } from '@playbook/critique/reply/clean-line';
import { clampPoints, type Proposal } from './clamp-points.js';
import { LINE_MAX_CHARS, type ModelJudgement } from './judgement.schema.js';

const OWN_JUDGEMENT = 'The language model’s own judgment';

/** What is known about one score beside the model's judgement; `spans` is where its quotes stand. */
export interface ScoreToClamp<Span> extends Omit<Proposal, 'proposed' | 'hasQuote'> {
  readonly dimension: string;
  readonly spans: readonly Span[];
}

/** A row of evidence for what a model changed, so that the rows still add up to the score. */
interface ModelRow<Span> {
  readonly signal: 'model';
  readonly label: string;
  readonly points: number;
  readonly spans: Span[];
}

/** One score of a model as it is kept. */
export interface ClampedScore<Span> {
  readonly kept: number;
  /** Null where the model said what was measured. */
  readonly row: ModelRow<Span> | null;
  /** Null where the model was believed. */
  readonly bound: ScoreBound | null;
}

/** Holds one score of a model to what was measured, and says what became of it. */
export function clampScore<Span>(judgement: ModelJudgement, score: ScoreToClamp<Span>): ClampedScore<Span> {
  const { dimension, spans, ...known } = score;
  const { points: proposed, because } = judgement;
  const { kept, reason } = clampPoints({ ...known, proposed, hasQuote: spans.length > 0 });
  const bound = reason === null ? null : { dimension, proposed, kept, reason };
  if (kept === known.measured) return { kept, row: null, bound };
  const label = cleanLine(because, LINE_MAX_CHARS) ?? OWN_JUDGEMENT;
  return { kept, row: { signal: 'model', label, points: kept - known.measured, spans: [...spans] }, bound };
}
