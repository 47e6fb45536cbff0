/** Upper limit of a dimension, null when it does not apply (the cap rules of each kind's rubric). */
export interface CapRule<Reading, Dimension extends string> {
  readonly dimensions: readonly Dimension[];
  readonly limit: (reading: Reading, dimension: Dimension) => number | null;
  readonly label: string;
}

/** A limit that applies, and why. */
export interface Cap {
  readonly limit: number;
  readonly label: string;
}

/** The cap that leaves a dimension fewest points, the first of equal ones; null when none applies. */
export function lowestCap<Reading, Dimension extends string>(
  rules: readonly CapRule<Reading, Dimension>[],
  dimension: Dimension,
  reading: Reading,
): Cap | null {
  let lowest: Cap | null = null;
  for (const rule of rules) {
    const limit = rule.dimensions.includes(dimension) ? rule.limit(reading, dimension) : null;
    if (limit !== null && (lowest === null || limit < lowest.limit)) lowest = { limit, label: rule.label };
  }
  return lowest;
}

/** What rows of evidence add up to. */
export const sumOfPoints = (rows: readonly { readonly points: number }[]): number =>
  rows.reduce((sum, { points }) => sum + points, 0);
