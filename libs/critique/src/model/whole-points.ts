/**
 * Whole numbers as close to the shares as can be that add up to the rounded sum of the shares (largest remainder; the
 * earlier share wins a tie).
 */
export function wholePoints(shares: readonly number[]): number[] {
  const target = Math.round(shares.reduce((sum, share) => sum + share, 0));
  const points = shares.map((share) => Math.floor(share));
  const missing = target - points.reduce((sum, floor) => sum + floor, 0);
  const remainders = shares.map((share) => share - Math.floor(share));
  const order = Array.from(shares.keys()).toSorted((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);
  for (const [rank, index] of order.entries()) points[index] = (points[index] ?? 0) + Number(rank < missing);
  return points;
}
