import { isExponential } from './ambiguity.mjs';
import { deadBoundaries } from './boundaries.mjs';
import { endlessLoops } from './loops.mjs';

const AMBIGUOUS = {
  no: [],
  yes: ['what it repeats can be read in more than one way, so that its time doubles with each letter'],
  unknown: ['whether its time is exponential cannot be told; write what it repeats more simply'],
};

/** What is wrong with a pattern, in words for whoever wrote it. */
function faultsOf(pattern) {
  const loops = endlessLoops(pattern).map(({ raw }) => `${raw} has no upper bound and takes the square of the length`);
  const boundaries = deadBoundaries(pattern).map(
    (raw) => `${raw} beside \\b is no part of a word, so that it never matches`,
  );
  return [...loops, ...boundaries, ...AMBIGUOUS[isExponential(pattern)]];
}

/** One pattern for each that is searched for in the same way, wherever it stands. */
function distinct(patterns) {
  const found = new Map();
  for (const pattern of patterns) {
    const key = `/${pattern.source}/${pattern.flags.replaceAll(/[dg]/g, '')}`;
    if (!found.has(key)) found.set(key, pattern);
  }
  return [...found.values()];
}

/**
 * Patterns for which some text takes far longer than its length, and those of which a part can never match.
 * @param {{ source: string, flags: string, place: string }[]} patterns
 * @returns {{ checked: number, faults: string[] }} a line for each fault, with its place
 */
export function patternFaults(patterns) {
  const all = distinct(patterns);
  const faults = all.flatMap((pattern) =>
    faultsOf(pattern).map((fault) => `${pattern.place}: ${fault}\n    /${pattern.source}/${pattern.flags}`),
  );
  return { checked: all.length, faults };
}
