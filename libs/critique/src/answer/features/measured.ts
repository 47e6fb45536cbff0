import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { Feature } from '../../features/feature.js';
import { overlaps } from '../../text/span.js';
import { spansMatching, type Flow } from '../../text/flow.js';
import type { Token } from '../../text/token.js';

const PER_WORDS = 100;
const MAX_COUNT = 6;

export const spanOf = ({ start, end }: Span): Span => ({ start, end });

export function feature(id: string, value: number, spans: readonly Span[] = []): Feature {
  return { id, value, spans };
}

/** How many there are, up to `most`, and the words they stand on. */
export function counted(id: string, found: readonly Span[], most = MAX_COUNT): Feature {
  return feature(id, Math.min(found.length, most), found.map(spanOf));
}

/** How many there are in a hundred words. */
export function rated(id: string, found: readonly Span[], words: number): Feature {
  return feature(id, (found.length * PER_WORDS) / Math.max(1, words), found.map(spanOf));
}

/** Matches of the patterns in order of appearance; of two that overlap only the earlier counts. */
export function distinctMatches(flow: Flow, patterns: readonly RegExp[]): Span[] {
  const found: Span[] = [];
  for (const span of spansMatching(flow, patterns).toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1);
    if (last === undefined || !overlaps(last, span)) found.push(span);
  }
  return found;
}

/** Number and rate of the matches of each cue. */
export function cueFeatures(
  family: string,
  cues: Readonly<Record<string, readonly RegExp[]>>,
  flow: Flow,
  words: number,
): Feature[] {
  return Object.entries(cues).flatMap(([name, patterns]) => {
    const found = distinctMatches(flow, patterns);
    return [counted(`${family}.${name}`, found), rated(`${family}Rate.${name}`, found, words)];
  });
}

const CLOSED_CLASS: ReadonlySet<string> = new Set([
  'DET',
  'ADP',
  'AUX',
  'PRON',
  'CCONJ',
  'SCONJ',
  'PART',
  'PUNCT',
  'SYM',
  'INTJ',
]);

/** Words and numbers that mean something by themselves: "is used by" weighs as much as "use". */
export function meaningTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind, pos }) => kind === 'number' || (kind === 'word' && !CLOSED_CLASS.has(pos)));
}
