import type { Shares } from './tree-walker.js';

/** For one output: what the trees say, rising, and the points a reader gives to texts of which they say that. */
export type Knots = readonly (readonly [says: number, points: number])[];

/** Points on the straight line between the knots beside a prediction; the first and last knot hold beyond them. */
export function onKnots(knots: Knots, says: number): number {
  const next = knots.findIndex(([own]) => says <= own);
  const [from, to] = [knots[next - 1], knots[next]];
  if (from === undefined || to === undefined) return (next < 0 ? knots.at(-1) : knots[0])?.[1] ?? says;
  return from[1] + ((says - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
}

/** What all features together give an output. */
function givenTo(output: number, byFeature: Shares['byFeature']): number {
  let given = 0;
  for (const shares of byFeature.values()) given += shares[output] ?? 0;
  return given;
}

/** The same shares on the readers' scale: the base is moved, and what the features give is stretched alike for all of them. */
export function calibrate({ base, byFeature }: Shares, calibration: readonly Knots[]): Shares {
  const factors = base.map((own, output) => {
    const knots = calibration[output] ?? [];
    const given = givenTo(output, byFeature);
    return given === 0 ? 1 : (onKnots(knots, own + given) - onKnots(knots, own)) / given;
  });
  const stretched = new Map<number, number[]>();
  for (const [feature, shares] of byFeature)
    stretched.set(
      feature,
      shares.map((share, output) => share * (factors[output] ?? 1)),
    );
  return { base: base.map((own, output) => onKnots(calibration[output] ?? [], own)), byFeature: stretched };
}
