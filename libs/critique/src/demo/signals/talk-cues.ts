import type { Span } from '@playbook/contracts/core/span.schema';
import { readPatterns } from '../../lexicon/read-patterns.js';
import { oncePer } from '../../text/once-per.js';
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
  'making',
  // Found by where a plan stands, and not by words alone.
  'planned',
  'steps',
  'announces',
  'relief',
  'outcome',
  'result',
  'mechanism',
  'payment',
  'use',
  'trend',
  'past',
  'when',
  'interest',
  'vanity',
  'deed',
  // Found by what a sentence is about, and not by its words.
  'did',
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

/** What stands in square brackets, or an apostrophe outside of them. */
const APOSTROPHE = /\[(?:\\.|[^\]\\]){0,200}\]|'/g;
/** A pattern that also finds "were" where "we're" is meant: nobody speaks apostrophes. */
const withoutApostrophes = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source.replace(APOSTROPHE, (found) => (found === "'" ? "'?" : found)),
    flags,
  );

const BARE_SEARCH = oncePer(
  (cues: readonly Cue[]) => new PatternLists(cues.map((cue) => (PATTERNS[cue] ?? []).map(withoutApostrophes))),
);

/** "Châteaux" as "chateaux": patterns know plain letters. As long as the text. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00C0-\u017E]/g, (letter) => letter.normalize('NFD').charAt(0));

/** Looks for every cue in a sentence. @param isBare Whether its transcript has no apostrophes */
export function cuesIn(sentence: string, isBare: boolean): CueSpans {
  const search = isBare ? BARE_SEARCH(CUES) : SEARCH;
  const found = search.spansIn(squeeze(withoutAccents(sentence)));
  return Object.fromEntries(CUES.map((cue, index) => [cue, found[index] ?? []])) as unknown as CueSpans;
}

/** Words that only fill, wherever they stand in a sentence. */
export const fillersIn = (sentence: string): Span[] => spansMatching(squeeze(sentence), PATTERNS['filler'] ?? []);
