/** For one output: what the trees say, rising, and the points a reader gives to texts of which they say that. */
export type Knots = readonly (readonly [says: number, points: number])[];

/** Points on the straight line between the knots beside a prediction; the first and last knot hold beyond them. */
export function onKnots(knots: Knots, says: number): number {
  const next = knots.findIndex(([own]) => says <= own);
  const [from, to] = [knots[next - 1], knots[next]];
  if (from === undefined || to === undefined) return (next < 0 ? knots.at(-1) : knots[0])?.[1] ?? says;
  return from[1] + ((says - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
}

/**
 * How much what the features of a text give together is stretched on the readers' scale, so that it still leads from the
 * base to the calibrated prediction.
 */
export function stretchOn(knots: Knots, base: number, given: number): number {
  return given === 0 || knots.length === 0 ? 1 : (onKnots(knots, base + given) - onKnots(knots, base)) / given;
}
