import { oncePer } from '../text/once-per.js';
import type { Feature } from './feature.js';

/** Numbers of a model's features by name. */
export const numbersOf = oncePer(
  (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((name, number) => [name, number])),
);

/** The values of features as a model numbers them by its names; 0 for what was not found. */
export function featureValues(features: readonly Feature[], names: readonly string[]): Float64Array {
  const numbers = numbersOf(names);
  const values = new Float64Array(names.length);
  for (const { id, value } of features) {
    const number = numbers.get(id);
    if (number !== undefined) values[number] = value;
  }
  return values;
}
