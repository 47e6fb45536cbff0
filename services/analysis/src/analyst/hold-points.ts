import type { ScoreBoundReason } from '@playbook/contracts/analyst.schema';

/** Points out of 20 that a model may lift a dimension above what was measured, when it quotes the text for it. */
export const MAX_LIFT_POINTS = 4;
/** A model may be stricter than generous: a low score cannot be bought. */
export const MAX_DROP_POINTS = 6;
const DIMENSION_MAX_POINTS = 20;

export interface Proposal {
  /** Points that the model gives. */
  readonly proposed: number;
  /** Points that the built-in engine gives. */
  readonly measured: number;
  /** Whether the model quotes words that stand in the text. */
  readonly hasQuote: boolean;
  /** What speaks against believing any lift; null for nothing. */
  readonly contradiction: Extract<ScoreBoundReason, 'instructions' | 'stuffing'> | null;
  /** With a contradiction: the points that the text gets without the suspected part. */
  readonly ceiling: number;
}

export interface HeldPoints {
  readonly kept: number;
  /** Null when the proposal was kept. */
  readonly reason: ScoreBoundReason | null;
}

/** Holds a model's points to what was measured. */
export function holdPoints({ proposed, measured, hasQuote, contradiction, ceiling }: Proposal): HeldPoints {
  if (contradiction !== null) {
    const limit = Math.min(measured, ceiling);
    return proposed > limit ? { kept: limit, reason: contradiction } : atLeast(proposed, limit);
  }
  if (proposed > measured && !hasQuote) return { kept: measured, reason: 'no-quote' };
  const highest = Math.min(DIMENSION_MAX_POINTS, measured + MAX_LIFT_POINTS);
  if (proposed > highest) return { kept: highest, reason: 'above-measurement' };
  return atLeast(proposed, measured);
}

function atLeast(proposed: number, measured: number): HeldPoints {
  const lowest = Math.max(0, measured - MAX_DROP_POINTS);
  return proposed < lowest ? { kept: lowest, reason: 'below-measurement' } : { kept: proposed, reason: null };
}
