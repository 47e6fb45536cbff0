import type { Knots } from '@playbook/critique/engine/trees/calibrate';

const KNOT_SHARES = [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 1];
/** Ratings are whole numbers, of which many are the same: a knot takes the mean of its neighbours to this share. */
const WINDOW_SHARE = 0.08;
const DIGITS = 100;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** Mean of the sorted values whose places lie around a share of all. */
function meanAround(sorted: readonly number[], share: number): number {
  const window = Math.min(WINDOW_SHARE, share, 1 - share);
  const last = sorted.length - 1;
  const around = sorted.slice(Math.floor((share - window) * last), Math.ceil((share + window) * last) + 1);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}

/**
 * Knots that give predictions of unseen texts the spread of the ratings: a fit draws to the middle, and readers use the
 * whole scale. The tenth of the texts that is predicted best gets the points of the tenth that is rated best, and so on.
 */
export function calibrationOf(predictions: readonly number[], ratings: readonly number[]): Knots {
  const [says, points] = [predictions.toSorted((a, b) => a - b), ratings.toSorted((a, b) => a - b)];
  const knots: [number, number][] = [];
  for (const share of KNOT_SHARES) {
    const [own, given] = [rounded(meanAround(says, share)), rounded(meanAround(points, share))];
    if (own > (knots.at(-1)?.[0] ?? -Infinity)) knots.push([own, given]);
  }
  return knots;
}
