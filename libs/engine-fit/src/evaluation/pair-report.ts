const SORTS = ['b_higher', 'same', 'b_not_higher'] as const;

/** Two texts and what an expert expects of their scores. */
export interface RatedPair {
  readonly kind: string;
  /** b honestly better, a trivial edit of a, or a with keywords or words to a judge added. */
  readonly expected: (typeof SORTS)[number];
  readonly a: unknown;
  readonly b: unknown;
}

/** A trivial edit may move a score out of 100 by this much. */
const SAME_WITHIN_POINTS = 3;

function isAsExpected(expected: RatedPair['expected'], a: number, b: number): boolean {
  if (expected === 'same') return Math.abs(a - b) <= SAME_WITHIN_POINTS;
  return expected === 'b_higher' ? b > a : b <= a;
}

/** How many pairs of each sort are as expected, the scores of those that are not, and how many are of no sort that is known. */
export function pairReport<Pair extends RatedPair>(
  pairs: readonly Pair[],
  scoreOf: (pair: Pair, side: 'a' | 'b') => number,
): string[] {
  const scored = pairs.map((pair) => {
    const [a, b] = [scoreOf(pair, 'a'), scoreOf(pair, 'b')];
    return { expected: pair.expected, right: isAsExpected(pair.expected, a, b), a, b };
  });
  const unknown = pairs.filter(({ expected }) => !SORTS.includes(expected)).length;
  const report = SORTS.flatMap((expected) => {
    const own = scored.filter((pair) => pair.expected === expected);
    const wrong = own.filter(({ right }) => !right).map(({ a, b }) => `${a} and ${b}`);
    const shown = wrong.length === 0 ? '' : `; wrong: ${wrong.join(', ')}`;
    return own.length === 0 ? [] : [`pairs ${expected}: ${own.length - wrong.length} of ${own.length} right${shown}`];
  });
  return unknown === 0 ? report : [...report, `pairs of another sort, left out: ${unknown}`];
}
