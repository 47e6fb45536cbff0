import type { TermRow } from './term.js';

/** Words that can go without loss. */
export const FILLER_INTENSIFIERS: readonly TermRow[] = [
  ['very', 'drop it', 1],
  ['really', 'drop it', 1],
  ['extremely', 'drop it', 1],
  ['highly', 'drop it', 1],
  ['truly', 'drop it', 2],
  ['literally', 'drop it', 1],
  ['simply', 'drop it', 1],
  ['just', 'drop it', 1],
  ['actually', 'drop it', 1],
  ['completely', 'drop it', 1],
  ['totally', 'drop it', 1],
  ['in order to', 'to', 1],
  ['due to the fact that', 'because', 2],
  ['at the end of the day', 'drop it', 2],
  ['a wide range of', 'name two', 2],
  ['a variety of', 'name two', 2],
  ['as well as', 'and', 1],
  ["in today's world", 'drop it', 3],
  ["in today's fast-paced", 'drop it', 3],
  ['when it comes to', 'for / in', 1],
];
