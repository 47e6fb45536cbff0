import type { Knots } from '../model/calibrate.js';

const STEPS = 10;
const DIGITS = 100;

function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Knots that give predictions of unseen texts the spread of the ratings: a fit draws to the middle, and readers use the
 * whole scale. The tenth of the texts that is predicted best gets the points of the tenth that is rated best, and so on.
 */
export function calibrationOf(predictions: readonly number[], ratings: readonly number[]): Knots {
  const [says, points] = [predictions.toSorted((a, b) => a - b), ratings.toSorted((a, b) => a - b)];
  const knots: [number, number][] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const knot = [quantile(says, step / STEPS), quantile(points, step / STEPS)].map(
      (value) => Math.round(value * DIGITS) / DIGITS,
    );
    const [own = 0, given = 0] = knot;
    if (own > (knots.at(-1)?.[0] ?? -Infinity)) knots.push([own, given]);
  }
  return knots;
}
