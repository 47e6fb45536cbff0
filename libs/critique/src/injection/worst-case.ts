/**
 * Where prompt injections begin and end within a sentence is a guess. Of a text's readings beside them the one that leaves
 * it the fewest points, the likeliest one where several do: an injection must not lift a text by taking its weak words along.
 * Nothing is scored where nothing was to be guessed.
 */
export function worstCaseReading<Reading>(
  likeliest: Reading,
  others: readonly Reading[],
  pointsOf: (reading: Reading) => number,
): Reading {
  if (others.length === 0) return likeliest;
  const scored = [likeliest, ...others].map((reading) => ({ reading, points: pointsOf(reading) }));
  const fewest = Math.min(...scored.map(({ points }) => points));
  return scored.find(({ points }) => points === fewest)?.reading ?? likeliest;
}
