import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';

export const TREND_WIDTH = 320;
export const TREND_HEIGHT = 96;
/** Keeps the dots of the first and last attempt inside of the drawing. */
const MARGIN = 8;

export interface TrendPoint {
  readonly x: number;
  readonly y: number;
}

/** Where each score, oldest first, stands in a drawing of TREND_WIDTH by TREND_HEIGHT; 0 is at the bottom, 100 at the top. */
export function trendPoints(scores: readonly number[]): readonly TrendPoint[] {
  const step = scores.length > 1 ? (TREND_WIDTH - 2 * MARGIN) / (scores.length - 1) : 0;
  return scores.map((score, index) => ({
    x: MARGIN + index * step,
    y: TREND_HEIGHT - MARGIN - (score / OVERALL_MAX_POINTS) * (TREND_HEIGHT - 2 * MARGIN),
  }));
}
