import type { ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';

type TrendPoint = ScoreHistory['trend'][number];

/** A score and its place in the drawing, in percent of its width from the left and of its height from the top. */
export interface ChartPoint extends TrendPoint {
  readonly xPercent: number;
  readonly yPercent: number;
}

const WHOLE_PERCENT = 100;

/** Height at which a score stands, in percent from the top. */
export const heightOf = (score: number): number => WHOLE_PERCENT - (score / OVERALL_MAX_POINTS) * WHOLE_PERCENT;

/**
 * Several lines in one drawing. Attempts come in bursts, days apart, so that they stand in the order they were made and at equal
 * distances.
 * @param trends Each oldest first.
 */
export function chartLines(trends: readonly (readonly TrendPoint[])[]): readonly (readonly ChartPoint[])[] {
  const order = trends.flat().toSorted((a, b) => a.at.localeCompare(b.at));
  const places = new Map(order.map((point, index) => [point, index]));
  const steps = Math.max(1, order.length - 1);
  return trends.map((trend) =>
    trend.map((point) => ({
      ...point,
      xPercent: ((places.get(point) ?? 0) / steps) * WHOLE_PERCENT,
      yPercent: heightOf(point.score),
    })),
  );
}

/** The line as the `points` of an SVG polyline in a drawing of 100 by 100. */
export const polylineOf = (line: readonly ChartPoint[]): string =>
  line.map(({ xPercent, yPercent }) => `${xPercent},${yPercent}`).join(' ');
