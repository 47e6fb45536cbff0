/**
 * Whole numbers as close to the shares as can be that add up to the rounded sum of the shares (largest remainder; the
 * earlier share wins a tie).
 */
export function wholePoints(shares: readonly number[]): number[] {
  const target = Math.round(shares.reduce((sum, share) => sum + share, 0));
  const floors = shares.map((share) => Math.floor(share));
  const missing = target - floors.reduce((sum, floor) => sum + floor, 0);
  const order = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(order.slice(0, missing).map(({ index }) => index));
  return floors.map((floor, index) => floor + Number(raised.has(index)));
}
