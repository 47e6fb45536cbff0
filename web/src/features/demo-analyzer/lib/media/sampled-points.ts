/** A value at a moment. */
export interface TimePoint {
  readonly atS: number;
  readonly value: number;
}

/** The mean of each stretch of so many seconds; stretches without a value are left out. */
export function sampledPoints(points: readonly TimePoint[], everyS: number): TimePoint[] {
  const groups = Map.groupBy(points, ({ atS }) => Math.floor(atS / everyS));
  return [...groups].map(([index, group]) => ({
    atS: index * everyS,
    value: group.reduce((sum, { value }) => sum + value, 0) / group.length,
  }));
}

/** Rows that are still read: a longer video has longer stretches. */
const TABLE_MAX_ROWS = 24;
const ROUND_STEPS_S = [5, 10, 15, 30, 60] as const;

/** After how many seconds a table has its next row. */
export const tableStepS = (durationS: number): number =>
  ROUND_STEPS_S.find((stepS) => durationS / stepS <= TABLE_MAX_ROWS) ?? 60;

/** A lower and an upper end. */
export interface ValueRange {
  readonly from: number;
  readonly to: number;
}

/** Where a value stands between the two, as a percentage from above. */
export const heightPercent = (value: number, { from, to }: ValueRange): number =>
  to === from ? 50 : 100 - (100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from);
