import { fallingOrder } from './falling-order.js';

/**
 * Whole numbers as close to the shares as can be that add up to the rounded sum of the shares (largest remainder; the
 * earlier share wins a tie).
 */
export function wholePoints(shares: ArrayLike<number>): number[] {
  const remainders: number[] = [];
  const points: number[] = [];
  let [sum, floors] = [0, 0];
  for (let place = 0; place < shares.length; place += 1) {
    const share = shares[place] ?? 0;
    const floor = Math.floor(share);
    sum += share;
    floors += floor;
    remainders.push(share - floor);
    points.push(floor);
  }
  const missing = Math.round(sum) - floors;
  const order = missing > 0 ? fallingOrder(remainders) : [];
  for (let rank = 0; rank < missing && rank < order.length; rank += 1) {
    const place = order[rank] ?? 0;
    points[place] = (points[place] ?? 0) + 1;
  }
  return points;
}
