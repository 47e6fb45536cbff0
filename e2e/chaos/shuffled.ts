import { createHash } from 'node:crypto';

/** The items in an order that the seed alone decides. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rankOf = (index: number): string => createHash('sha256').update(`${seed} ${index}`).digest('hex');
  return items
    .map((item, index) => ({ item, rank: rankOf(index) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}
