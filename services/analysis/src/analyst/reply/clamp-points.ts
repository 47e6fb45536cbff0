import type { ScoreBoundReason } from '@playbook/contracts/core/analyst.schema';
import { DIMENSION_MAX_POINTS } from '@playbook/contracts/core/limits';

/** Share of a scale that a model may lift a score above what was measured, when it quotes the text for it. */
const MAX_LIFT_SHARE = 0.2;
/** A model may be stricter than generous: a low score cannot be bought. */
const MAX_DROP_SHARE = 0.3;

/** Where a score lies; both ends belong to it. */
export interface Scale {
  readonly min: number;
  readonly max: number;
}

/** Scale of a dimension of a pitch and of a sub-score of an answer. */
export const DIMENSION_SCALE: Scale = { min: 0, max: DIMENSION_MAX_POINTS };

/** Points that a model may lift a score on this scale at most: 4 of 20. */
export const maxLiftPoints = ({ max }: Scale): number => Math.round(max * MAX_LIFT_SHARE);
/** Points that a model may lower it at most: 6 of 20. */
const maxDropPoints = ({ max }: Scale): number => Math.round(max * MAX_DROP_SHARE);

export interface Proposal {
  /** Points that the model gives. */
  readonly proposed: number;
  /** Points that the built-in engine gives. */
  readonly measured: number;
  readonly scale: Scale;
  /** Whether the model quotes words that stand in the text. */
  readonly hasQuote: boolean;
  /** Whether a limit of the rubric holds the score down already, so that nothing can lift it. */
  readonly isCapped?: boolean;
  /** What speaks against believing any lift; null for nothing. */
  readonly contradiction: Extract<ScoreBoundReason, 'instructions' | 'stuffing'> | null;
  /** With a contradiction: the points that the text gets without the suspected part. */
  readonly ceiling: number;
}

export interface ClampedPoints {
  readonly kept: number;
  /** Null when the proposal was kept. */
  readonly reason: ScoreBoundReason | null;
}

/** Holds a model's points to what was measured. */
export function clampPoints(proposal: Proposal): ClampedPoints {
  const { proposed, measured, scale, hasQuote, isCapped = false, contradiction, ceiling } = proposal;
  if (contradiction !== null) {
    const limit = Math.min(measured, ceiling);
    return proposed > limit ? { kept: limit, reason: contradiction } : atLeast(proposed, limit, scale);
  }
  if (proposed > measured && !hasQuote) return { kept: measured, reason: 'no-quote' };
  const highest = isCapped ? measured : Math.min(scale.max, measured + maxLiftPoints(scale));
  if (proposed > highest) return { kept: highest, reason: 'above-measurement' };
  return atLeast(proposed, measured, scale);
}

function atLeast(proposed: number, measured: number, scale: Scale): ClampedPoints {
  const lowest = Math.max(scale.min, measured - maxDropPoints(scale));
  return proposed < lowest ? { kept: lowest, reason: 'below-measurement' } : { kept: proposed, reason: null };
}
