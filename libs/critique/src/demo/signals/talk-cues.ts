import type { Span } from '@playbook/contracts/core/span.schema';
import { readPatterns } from '../../lexicon/read-patterns.js';
import { PatternLists, spansMatching, squeeze } from '../../text/search/squeezed-text.js';

const PATTERNS = readPatterns('demo-talk');

const CUES = [
  'greeting',
  'intro',
  'name',
  'pain',
  'trouble',
  'today',
  'cost',
  'what',
  'steps',
  'outcome',
  'mechanism',
  'payment',
  'use',
  'trend',
  'when',
  'interest',
  'vanity',
  'deed',
  'together',
  'builds',
  'why',
  'price',
  'rate',
  'looseprice',
  'model',
  'keeps',
  'market',
  'ask',
  'alternative',
] as const;

/** Something that founders say, by the name of its patterns. */
export type Cue = (typeof CUES)[number];

/** Where each cue stands, as offsets in the text that was searched. */
export type CueSpans = Readonly<Record<Cue, readonly Span[]>>;

const SEARCH = new PatternLists(CUES.map((cue) => PATTERNS[cue] ?? []));

/** Looks for every cue in a sentence. */
export function cuesIn(sentence: string): CueSpans {
  const found = SEARCH.spansIn(squeeze(sentence));
  return Object.fromEntries(CUES.map((cue, index) => [cue, found[index] ?? []])) as unknown as CueSpans;
}

/** Words that only fill, wherever they stand in a sentence. */
export const fillersIn = (sentence: string): Span[] => spansMatching(squeeze(sentence), PATTERNS['filler'] ?? []);
