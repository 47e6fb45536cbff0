/** The sum of products of two rows of numbers. Nearly all of a fit's time is spent in such sums: arrays are read in place. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
